export * from './LinkArrow.tsx';

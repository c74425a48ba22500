export * from './openData.ts';

export { CountdownSection, type CountdownSectionProps } from './CountdownSection.tsx';

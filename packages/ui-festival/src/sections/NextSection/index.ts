export { NextSection, type NextSectionProps } from './NextSection.tsx';

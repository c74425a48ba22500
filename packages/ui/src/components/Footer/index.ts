export { Footer, type FooterGroupItem, type FooterProps } from './Footer.tsx';
export type { FooterVariables } from './Footer.tsx';

export { Footer, type FooterGroupItem, type FooterProps, type FooterVariables } from './Footer.tsx';

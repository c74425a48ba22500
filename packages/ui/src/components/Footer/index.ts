export { Footer, type FooterGroupItem, type FooterProps } from './Footer.tsx';

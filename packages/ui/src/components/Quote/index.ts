export { Quote, type QuoteProps, type QuoteVariables } from './Quote.tsx';

export { Quote, type QuoteProps } from './Quote.tsx';
export type { QuoteVariables } from './Quote.tsx';

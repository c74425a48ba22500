export { exchangeRegions, fetchDocument } from './exchange.ts';

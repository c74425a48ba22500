export { renderWithStyles, type Rendered } from './renderWithStyles.ts';

export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export type { EmptyStateVariables } from './EmptyState.tsx';

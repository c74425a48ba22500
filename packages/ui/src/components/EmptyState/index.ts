export { EmptyState, type EmptyStateProps, type EmptyStateVariables } from './EmptyState.tsx';

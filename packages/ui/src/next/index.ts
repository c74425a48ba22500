export { StyleRegistry, type StyleRegistryProps } from './StyleRegistry.tsx';

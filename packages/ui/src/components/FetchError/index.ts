export { FetchError, type FetchErrorLabels, type FetchErrorProps } from './FetchError.tsx';

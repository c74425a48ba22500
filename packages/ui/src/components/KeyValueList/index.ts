export { KeyValueList, type KeyValue, type KeyValueListProps } from './KeyValueList.tsx';
export { keyValueSizes, type KeyValueSize } from './KeyValueList.variants.ts';
export type { KeyValueListVariables } from './KeyValueList.tsx';

export { KeyValueList, type KeyValue, type KeyValueListProps } from './KeyValueList.tsx';
export { keyValueSizes, type KeyValueSize } from './KeyValueList.variants.ts';

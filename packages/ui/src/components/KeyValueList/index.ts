export { KeyValueList, type KeyValue, type KeyValueListProps, type KeyValueListVariables } from './KeyValueList.tsx';
export { keyValueSizes, type KeyValueSize } from './KeyValueList.variants.ts';

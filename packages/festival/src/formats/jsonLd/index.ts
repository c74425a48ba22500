export * from './festival.ts';
export * from './node.ts';
export * from './pageGraph.ts';

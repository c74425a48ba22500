export { Prose, type ProseProps } from './Prose.tsx';
export { ProseNodes, type ProseNode, type ProseNodesProps } from './ProseNodes.tsx';
export type { ProseVariables } from './Prose.tsx';

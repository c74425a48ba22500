export { Prose, type ProseProps, type ProseVariables } from './Prose.tsx';
export { ProseNodes, type ProseNode, type ProseNodesProps } from './ProseNodes.tsx';

import { parseAst, type Plugin } from 'vite';
import { childrenOf, isNode, type Node } from '../../packages/runtime/src/build/static-styles.ts';

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : '');

const isHook = (name: string) => /^use(?:[A-Z]|$)/.test(name) || name === 'createContext';
const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

export function isClient(code: string): boolean {
  const answers = (value: Node): boolean =>
    isFunction(value) || ['left', 'right', 'consequent', 'alternate'].some(side => isNode(value[side]) && answers(value[side]));
  const visit = (node: Node): boolean => {
    if (node.type === 'CallExpression' && isHook(nameOf(node['callee']))) return true;
    if (node.type === 'Property' && /^on[A-Z]/.test(nameOf(node['key'])) && isNode(node['value']) && answers(node['value'])) return true;
    return childrenOf(node).some(visit);
  };
  return visit(parseAst(code) as unknown as Node);
}

export const markClients: Plugin = {
  name: 'mark-clients',
  renderChunk: code => (isClient(code) ? { code: `'use client';\n${code}`, map: null } : null),
};

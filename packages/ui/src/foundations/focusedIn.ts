export const focusedIn = (element: Node): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement ?? null;

/** The focused element of the document or shadow root that an element is in. */
export const focusedIn = (element: Node): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement ?? null;

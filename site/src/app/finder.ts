/** Attributes by which elements are compared; elements added by extensions have others. */
const marks = /^(class|href|name|value|data-(component|part|kind|view))$/;

/** Identifies an element by attributes and index. The returned function finds it, or the one that React rendered in its place. */
export function finder<T extends HTMLElement>(element: T): () => T | undefined {
  const own = [...element.attributes].map(({ name, value }) => (marks.test(name) ? `[${name}=${JSON.stringify(value)}]` : ''));
  const alike = () => [...document.querySelectorAll<T>(element.localName + own.join(''))];
  const before = alike();
  const index = before.indexOf(element);
  return () => {
    if (element.isConnected) return element;
    const now = alike();
    return now.length === before.length ? now[index] : undefined;
  };
}

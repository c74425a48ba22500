export const styleChange = 'The page changed a style: ';

/** Runs in the page. Logs rules inserted into and deleted from style sheets, and `style` elements and links added, removed or rewritten after parsing. */
export function logStyleChanges(message: string) {
  const log = (what: string) => console.debug(message + what.slice(0, 80));
  const sheet = CSSStyleSheet.prototype;
  for (const name of ['insertRule', 'deleteRule', 'addRule', 'removeRule'] as const) {
    const original = sheet[name] as (...values: unknown[]) => unknown;
    Object.defineProperty(sheet, name, {
      value(...values: unknown[]) {
        log(`${name} ${String(values[0])}`);
        return original.apply(this, values);
      },
    });
  }
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(records => {
      for (const { target, addedNodes, removedNodes } of records)
        for (const node of [target, target.parentElement, ...addedNodes, ...removedNodes])
          if (node instanceof Element && node.matches('style, link[rel=stylesheet]')) log(node.outerHTML);
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  );
}

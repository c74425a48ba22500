import { Idiomorph } from 'idiomorph';

/**
 * Fetches a document by XMLHttpRequest, whose parser needs no trusted HTML and runs no script; the HTTP cache sends `If-None-Match`.
 * Undefined on failure; the page of a removed document (410) is returned.
 */
export const fetchDocument = (address: string): Promise<Document | undefined> =>
  new Promise(resolve => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('loadend', () =>
      resolve([200, 410].includes(request.status) ? (request.responseXML ?? undefined) : undefined),
    );
    request.send();
  });

/** Islands and their props, which a newer document must not change. */
const isOwn = (node: Node) => node instanceof Element && node.matches('[data-island], [data-island-props]');
const isOpenState = (name: string, node: Element) => name === 'open' && node.matches('details, dialog');

/**
 * Replaces each region of the page (`data-live`) by that of a fetched document. Unchanged elements stay, with focus, selection, text in
 * fields and open details; islands stay as they are.
 */
export function exchangeRegions(fetched: Document, page: Document = document): void {
  for (const region of page.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = fetched.querySelector(`[data-live="${region.dataset['live']}"]`);
    if (!next) continue;
    // `morph` returns a promise only when it morphs the head.
    void Idiomorph.morph(region, next, {
      morphStyle: 'outerHTML',
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (old: Node) => !isOwn(old),
        beforeAttributeUpdated: (name: string, node: Element) => !isOpenState(name, node),
      },
    });
  }
}

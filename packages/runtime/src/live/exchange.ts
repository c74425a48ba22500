import { Idiomorph } from 'idiomorph';

/** XMLHttpRequest runs no script and needs no trusted HTML. */
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

const isOwn = (node: Node) => node instanceof Element && node.matches('[data-island], [data-island-props]');
const isOpenState = (name: string, node: Element) => name === 'open' && node.matches('details, dialog');

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

import { expect, test, vi } from 'vitest';
import { exchangeRegions, fetchDocument } from './exchange.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = (time: string, more = '') => `
  <header><h2>${time}</h2></header>
  <main data-live="main">
    <h1 id="title">Programme</h1>
    <p>Begins at ${time}</p>
    <details id="more"><summary>More</summary>${time}</details>
    <input id="name" />
    <div data-island="lookup"><button>${time}</button></div>
    ${more}
  </main>
  <div data-live="notices">${more}</div>`;

test('replaces the content of the regions of a page, but not its header', () => {
  document.body.innerHTML = page('10.00');
  exchangeRegions(parse(page('11.00', '<p class="new">Moved</p>')));
  expect(document.querySelector('main p')).toHaveTextContent('Begins at 11.00');
  expect(document.querySelectorAll('.new')).toHaveLength(2);
  expect(document.querySelector('header')).toHaveTextContent('10.00');
});

test('leaves focus, text in fields, open details and islands as they are', () => {
  document.body.innerHTML = page('10.00');
  const field = document.querySelector('input')!;
  const details = document.querySelector('details')!;
  details.open = true;
  field.focus();
  field.value = 'Elin';
  exchangeRegions(parse(page('11.00')));
  expect(document.querySelector('input')).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Elin');
  expect(details).toHaveAttribute('open');
  expect(details).toHaveTextContent('11.00');
  expect(document.querySelector('[data-island]')).toHaveTextContent('10.00');
});

test('removes what a fetched region no longer has, and leaves a region that was not fetched', () => {
  document.body.innerHTML = `${page('10.00', '<p class="new">Moved</p>')}<p data-live="other">Stays</p>`;
  exchangeRegions(parse(page('10.00')));
  expect(document.querySelector('.new')).toBeNull();
  expect(document.querySelector('[data-live=other]')).toHaveTextContent('Stays');
});

test.each([
  [200, true],
  [410, true], // the page of removed content
  [404, false],
  [503, false],
  [0, false],
])('accepts the document of a response only with status 200 or 410 (%i: %s)', async (status, isTaken) => {
  const responseXML = parse('');
  class Answered extends EventTarget {
    status = status;
    responseXML = responseXML;
    open() {}
    send() {
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered);
  expect(await fetchDocument('/sv/news')).toBe(isTaken ? responseXML : undefined);
});

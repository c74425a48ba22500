import common from '@edition/copy/sv/common.json';
import faq from '@edition/copy/sv/faq.json';
import { Accordion } from '@tand/ui';
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createI18n } from '@tand/runtime/i18n';
import { PageSearch } from '@tand/runtime/render';
import { attachPageSearch } from '@tand/runtime/behaviours';

const texts = {
  food: 'Får jag ta med egen mat? Ja, kall mat. Läs om LAN Lounge',
  power: 'Finns det el? Ett jordat grenuttag',
  åldern: 'Får jag komma ensam? Från 15 år',
};
const item = (id: keyof typeof texts) => ({ id, title: id, content: <p>{texts[id]}</p> });

function serve() {
  document.body.innerHTML = renderToString(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, faq } })}>
      <main lang="sv">
        <PageSearch parts="main details" texts={faq.search} />
        <nav>
          <ul>
            <li>
              <a href="#stay">Under dagarna</a>
            </li>
            <li>
              <a href="#age">Ålder</a>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="stay">
          <h2 id="stay">Under dagarna</h2>
          <Accordion items={[item('food'), item('power')]} />
        </section>
        <section aria-labelledby="age">
          <h2 id="age">Ålder</h2>
          <Accordion items={[item('åldern')]} />
        </section>
      </main>
    </I18nextProvider>,
  );
  return document.querySelector<HTMLElement>('[data-page-search]')!;
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const search = (value: string) => fireEvent.input(field(), { target: { value } });
const shown = (selector = 'details') =>
  [...document.querySelectorAll(selector)].filter(element => !element.closest('[hidden]')).map(({ id, textContent }) => id || textContent);
const all = Object.keys(texts);
function goTo(hash: string) {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

test.each([
  ['', all],
  ['   ', all],
  ['EGEN mat', ['food']],
  ['far', ['food', 'åldern']],
  ['LÄS', ['food']],
  ['las lounge', ['food']],
  ['gren jordat', ['power']],
  ['mat hund', []],
])('shows for «%s» the entries with all words in any order, case and accents: %j', (words, expected) => {
  attachPageSearch(serve());
  search(words);
  expect(shown()).toEqual(expected);
});

test('hides headings and links of groups without hits, and announces the count, until detached', () => {
  const detach = attachPageSearch(serve());
  search('mat');
  expect(shown('h2')).toEqual(['stay']);
  expect(shown('li')).toEqual(['Under dagarna']);
  expect(screen.getByRole('status')).toHaveTextContent(faq.search.count_one.replace('{{count}}', '1'));
  search('a');
  expect(screen.getByRole('status')).toHaveTextContent(faq.search.count_other.replace('{{count}}', '3'));
  search('hund');
  expect(shown('h2, li')).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(faq.search.empty);
  detach();
  expect(shown()).toEqual(all);
  expect(shown('li')).toHaveLength(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('filters by text typed before attaching', () => {
  const element = serve();
  field().value = 'grenuttag';
  attachPageSearch(element);
  expect(shown()).toEqual(['power']);
});

test('clears the search when a link to a hidden part is followed, even if its hash is current', () => {
  const detach = attachPageSearch(serve());
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  search('mat');
  for (const hash of ['#food', '#elsewhere', '#%E0%A4%A', '#']) goTo(hash);
  expect(field()).toHaveValue('mat');
  goTo('#%C3%A5ldern');
  expect(field()).toHaveValue('');
  expect(shown()).toEqual(all);
  expect(scroll.mock.contexts).toEqual([document.getElementById('åldern')]);

  search('mat');
  const link = Object.assign(document.createElement('a'), { href: '#%C3%A5ldern' });
  document.querySelector('main')!.append(link);
  fireEvent.click(link);
  expect(shown()).toEqual(all);
  detach();
  search('mat');
  expect(shown()).toEqual(all);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LinkProvider, type RouterLinkProps } from '../../foundations/LinkProvider/index.ts';
import { attachLanguageSwitcher } from './attachLanguageSwitcher.ts';
import { LanguageSwitcher } from './index.ts';

const props = {
  languages: [
    { lang: 'sv', name: 'Svenska', href: '/sv/schedule' },
    { lang: 'en', name: 'English', href: '/en/schedule' },
  ],
  current: 'sv',
  labels: { languages: 'Språk' },
};
const RouterLink = ({ children, ...link }: RouterLinkProps) => (
  <a data-router {...link}>
    {children}
  </a>
);

let followed: string[];
const follow = (event: MouseEvent) => {
  event.preventDefault();
  const { pathname, search, hash } = event.target as HTMLAnchorElement;
  followed.push(pathname + search + hash);
};
beforeEach(() => {
  followed = [];
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

// NAV-13
test('links to the same page in each language, and marks the current language', () => {
  render(<LanguageSwitcher {...props} />);
  const english = screen.getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/schedule');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(english).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Svenska', current: true })).toBeInTheDocument();
});

test('bypasses the router, because the addresses contain the language already', () => {
  render(
    <LinkProvider component={RouterLink} resolve={href => `/sv${href}`}>
      <LanguageSwitcher {...props} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/schedule');
  expect(screen.getByRole('link', { name: 'English' })).not.toHaveAttribute('data-router');
});

test('appends the current query and hash to a pressed link', async () => {
  window.history.replaceState(null, '', '/sv/schedule?day=2#now');
  render(<LanguageSwitcher {...props} />);
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(followed).toEqual(['/en/schedule?day=2#now']);
});

test("does not replace a link's own query and hash", async () => {
  window.history.replaceState(null, '', '/sv/schedule?day=2#now');
  const own = props.languages.map(({ href, ...language }) => ({ ...language, href: `${href}?day=0#top` }));
  render(<LanguageSwitcher {...props} languages={own} />);
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(followed).toEqual(['/en/schedule?day=0#top']);
});

test('appends the current query and hash and reports the choice on each press, without React', async () => {
  document.body.innerHTML = renderToStaticMarkup(<LanguageSwitcher {...props} />);
  const chosen: string[] = [];
  const detach = attachLanguageSwitcher(screen.getByRole('group'), { onChoose: lang => chosen.push(lang) });
  const link = screen.getByText('English');
  window.history.replaceState(null, '', '/sv/schedule?day=1');
  await userEvent.click(link);
  window.history.replaceState(null, '', '/sv/schedule#now');
  await userEvent.click(link);
  expect(chosen).toEqual(['en', 'en']);
  expect(followed).toEqual(['/en/schedule?day=1', '/en/schedule#now']);
  detach();
  await userEvent.click(link);
  expect(chosen).toHaveLength(2);
  expect(followed.at(-1)).toBe('/en/schedule');
});

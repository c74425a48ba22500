import { edition } from '@edition/edition.ts';
import access from '@edition/copy/sv/access.json';
import statement from '@edition/copy/sv/accessibility.json';
import common from '@edition/copy/sv/common.json';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { knownGaps, signedTopics } from '@tand/festival';
import { createI18n } from '@tand/runtime/i18n';
import GuidePage from './guide.tsx';
import { SignedFilms } from '../../sections/SignedFilms.tsx';

function show(element: ReactNode) {
  const handle = { path: 'accessibility', texts: ['accessibility'] };
  const router = createMemoryRouter([{ path: '*', handle, element }], { initialEntries: ['/sv/accessibility'] });
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { access, accessibility: statement, common } })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}
const film = 'https://video.tand.example/signed';
const recorded = Object.fromEntries(
  ['Tickets', 'Travel', 'Rules', 'Consent'].flatMap(topic => [
    [`signed${topic}`, film],
    [`signed${topic}Embed`, `${film}/embed`],
  ]),
);

const open = (links: Record<string, string>) => knownGaps.filter(({ isOpen }) => isOpen(links)).map(({ id }) => id);

// INFO-18
it('lists every open gap in the accessibility statement, and no other', () => {
  show(<GuidePage />);
  const gaps = open(edition.links).map(id => statement.gaps[id]);
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.filter(text => Object.values(statement.gaps).includes(text))).toEqual(gaps);
  expect(gaps).toContain(statement.gaps.signed);
});

// INFO-18
it('does not list a gap that the edition has closed', () => {
  expect(open({})).toEqual(['readers', 'signed']);
  expect(open(recorded)).toEqual(['readers']);
  expect(open({ trailerEmbed: film, signupFormEmbed: film })).toEqual(['elsewhere', 'films', 'readers', 'signed']);
});

// INFO-18
it.each([[[]], [['Tickets']], [['Tickets', 'Travel', 'Rules', 'Consent']]])(
  'shows the films in sign language that are recorded: %j',
  topics => {
    const isThere = (name: string) => topics.some(topic => name.startsWith(`signed${topic}`));
    show(<SignedFilms links={Object.fromEntries(Object.entries(recorded).filter(([name]) => isThere(name)))} />);
    const names = signedTopics.map(topic => access.signed.topics[topic]);
    expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names.slice(0, topics.length));
    expect(screen.queryAllByRole('button', { name: new RegExp(access.signed.play) })).toHaveLength(topics.length);
    expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(topics.length > 0 ? 1 : 0);
  },
);

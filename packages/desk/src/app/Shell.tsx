import { edition } from '@edition/edition.ts';
import { calendarGlyph, clockGlyph, Icon, infoGlyph, SkipLink, VisuallyHidden, Wordmark } from '@tand/ui';
import { Suspense } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useSavedState } from '../drafts/savedState.ts';
import { newspaperGlyph, peopleGlyph } from '../parts/glyphs.ts';
import { Loading } from '../parts/Loaded.tsx';
import { trayStore } from '../programme/tray.ts';
import { useTexts } from '../texts/texts.ts';
import { useLive } from './connection.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Body, Count, RailMark, ShellFrame, Ways } from './Shell.styles.ts';

const ways = [
  { to: '/programme', text: 'programme.title', glyph: calendarGlyph },
  { to: '/news', text: 'news.title', glyph: newspaperGlyph },
  { to: '/notices', text: 'notices.title', glyph: infoGlyph },
  { to: '/history', text: 'history.title', glyph: clockGlyph },
  { to: '/people', text: 'people.title', glyph: peopleGlyph },
] as const;

export function Shell() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  useLive();
  const waiting = Object.keys(useSavedState(trayStore).drafts).length;
  return (
    <ShellFrame>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Ways aria-label={t('ways')}>
        <RailMark>
          <Wordmark name={edition.name} label={edition.name} />
        </RailMark>
        <ul role="list">
          {ways.map(({ to, text, glyph }) => (
            <li key={to}>
              <NavLink to={to}>
                <Icon glyph={glyph} />
                <span>{t(text)}</span>
                {to === '/programme' && waiting > 0 && (
                  <Count>
                    {waiting} <VisuallyHidden>{t('tray.unsent')}</VisuallyHidden>
                  </Count>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </Ways>
      <Body>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Body>
    </ShellFrame>
  );
}

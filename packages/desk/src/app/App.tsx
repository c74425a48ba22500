import { edition } from '@edition/edition.ts';
import { now } from '@tand/runtime/clock';
import { ClockProvider, LinkProvider, LocaleProvider, useNow, type RouterLinkProps } from '@tand/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { useSavedState } from '../drafts/savedState.ts';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { NoticeScreen } from '../notices/NoticeScreen.tsx';
import { NoticesScreen } from '../notices/NoticesScreen.tsx';
import { Invite, SignIn } from '../people/Entry.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { ItemScreen } from '../programme/ItemScreen.tsx';
import { ProgrammeScreen } from '../programme/ProgrammeScreen.tsx';
import { PublishScreen } from '../programme/PublishScreen.tsx';
import { useTexts } from '../texts/texts.ts';
import { Shell } from './Shell.tsx';
import { themeAt, themeStore } from './theme.ts';

const NewsScreen = lazy(async () => ({ default: (await import('../articles/NewsScreen.tsx')).NewsScreen }));
const ArticleScreen = lazy(async () => ({ default: (await import('../articles/ArticleScreen.tsx')).ArticleScreen }));

const RouterLink = ({ href, ...rest }: RouterLinkProps) => <Link to={href} {...rest} />;

function Surroundings() {
  const { lang } = useTexts();
  const choice = useSavedState(themeStore);
  const theme = themeAt(choice, useNow() ?? 0);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dataset['tandTheme'] = theme;
  }, [lang, theme]);
  return null;
}

export function App({ client }: { client: QueryClient }) {
  const { lang } = useTexts();
  return (
    <QueryClientProvider client={client}>
      <LocaleProvider lang={lang} timeZone={edition.timeZone}>
        <ClockProvider now={now}>
          <Surroundings />
          <BrowserRouter basename="/desk">
            <LinkProvider component={RouterLink}>
              <Routes>
                <Route path="sign-in" element={<SignIn />} />
                <Route path="invite" element={<Invite />} />
                <Route element={<Shell />}>
                  <Route path="programme" element={<ProgrammeScreen />} />
                  <Route path="programme/publish" element={<PublishScreen />} />
                  <Route path="programme/:id" element={<ItemScreen />} />
                  <Route path="news" element={<NewsScreen />} />
                  <Route path="news/:id" element={<ArticleScreen />} />
                  <Route path="notices" element={<NoticesScreen />} />
                  <Route path="notices/:id" element={<NoticeScreen />} />
                  <Route path="history" element={<HistoryScreen />} />
                  <Route path="people" element={<PeopleScreen />} />
                </Route>
                <Route path="*" element={<Navigate to="/programme" replace />} />
              </Routes>
            </LinkProvider>
          </BrowserRouter>
        </ClockProvider>
      </LocaleProvider>
    </QueryClientProvider>
  );
}

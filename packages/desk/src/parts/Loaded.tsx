import { Button, EmptyState, FetchError, Loader } from '@tand/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { failureOf, type Failure } from '../api/call.ts';
import { Screen, type ScreenProps } from '../app/Screen.tsx';
import { useTexts, type Translate } from '../texts/texts.ts';

export const failureText = (t: Translate, failure: Failure): string => t(`failures.${failure}`);

export function Loading() {
  const { t } = useTexts();
  return <EmptyState title={t('loading')} visual={<Loader label={t('loading')} />} />;
}

interface LoadedScreenProps<T> extends Omit<ScreenProps, 'children'> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

export function LoadedScreen<T>({ query, children, ...screen }: LoadedScreenProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Screen {...screen}>
      <Loaded query={query}>{() => null}</Loaded>
    </Screen>
  );
}

export const MissingScreen = ({ title, back, text }: { title: string; back: { href: string; label: string }; text: string }) => (
  <Screen title={title} back={back}>
    <EmptyState title={text} actions={<Button href={back.href}>{back.label}</Button>} />
  </Screen>
);

export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const failure = query.error ? failureOf(query.error) : undefined;
  if (failure === 'signIn') return <Navigate to="/sign-in" state={{ from: pathname }} replace />;
  if (query.data !== undefined) return children(query.data);
  if (!failure) return <Loading />;
  return (
    <FetchError
      labels={{ title: t('failures.title'), text: failureText(t, failure), retry: t('retry'), retrying: t('retrying') }}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

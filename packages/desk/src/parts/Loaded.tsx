import { EmptyState, FetchError, Loader } from '@tand/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { failureOf, type Failure } from '../api/call.ts';
import { useTexts, type Translate } from '../texts/texts.ts';

/** Why something did not work, in words. */
export const failureText = (t: Translate, failure: Failure): string => t(`failures.${failure}`);

export function Loading() {
  const { t } = useTexts();
  return <EmptyState title={t('loading')} visual={<Loader label={t('loading')} />} />;
}

/** What was asked for, once it is there; else the loader, the way to sign in, or why not and a button to try again. */
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

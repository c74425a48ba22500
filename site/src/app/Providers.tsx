import { useContext, type ReactNode } from 'react';
import type { Lang } from '@tand/runtime/i18n';
import { Served } from '../seo/served.ts';
import { Surroundings } from './Surroundings.tsx';
import { useCopy } from './useCopy.ts';

export function Providers({ lang, children }: { lang: Lang; children: ReactNode }) {
  const { moment } = useContext(Served);
  return (
    <Surroundings lang={lang} moment={moment} newTab={useCopy('common')('newTab')}>
      {children}
    </Surroundings>
  );
}

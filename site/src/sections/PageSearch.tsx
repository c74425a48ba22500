import { Stack, Text, TextField } from '@tand/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attachPageSearch } from '@tand/runtime/behaviours';
import { useCopy } from '#app';

export interface PageSearchProps {
  /** Page whose copy has the words of the search. */
  page: 'faq' | 'eventrules';
  /** Selector of the parts to search. */
  parts: string;
}

/** Hidden without script, when all parts are shown. */
export function PageSearch({ page, parts }: PageSearchProps) {
  const { t } = useTranslation(page);
  const { label, hint, empty } = useCopy(page)('search');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachPageSearch(root.current!), []);
  return (
    <Stack
      gap={3}
      ref={root}
      data-needs-script
      data-print="hidden"
      data-page-search={parts}
      data-none={empty}
      data-one={t('search.count_one', { count: '{{count}}' })}
      data-other={t('search.count_other', { count: '{{count}}' })}
    >
      <TextField type="search" label={label} hint={hint} autoComplete="off" />
      <Text tone="muted" role="status" />
    </Stack>
  );
}

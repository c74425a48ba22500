import { Stack, Text, TextField } from '@tand/ui';

export interface PageSearchProps {
  /** Selector of the parts to search. */
  parts: string;
  /** `count_one` and `count_other` contain `{{count}}`, the number of results. */
  texts: { label: string; hint: string; empty: string; count_one: string; count_other: string };
}

export const PageSearch = ({ parts, texts: { label, hint, empty, count_one: one, count_other: other } }: PageSearchProps) => (
  <Stack gap={3} data-needs-script data-print="hidden" data-page-search={parts} data-none={empty} data-one={one} data-other={other}>
    <TextField type="search" label={label} hint={hint} autoComplete="off" />
    <Text tone="muted" role="status" />
  </Stack>
);

import { useEffect, useRef, type SyntheticEvent } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { isComposing } from '../../foundations/isComposing.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import type { DialogProps } from '../Dialog/index.ts';
import { FetchError, type FetchErrorLabels } from '../FetchError/index.ts';
import { Loader } from '../Loader/index.ts';
import { TextField } from '../TextField/index.ts';
import { moveByKey } from './moveByKey.ts';
import { SearchFrame, SearchStatus } from './SearchDialog.styles.ts';
import { SearchDialogGroup, type SearchGroup, type SearchResult } from './SearchDialogGroup.tsx';

export type SearchState = 'loading' | 'ready' | 'failed';

export interface SearchDialogLabels {
  title: string;
  close: string;
  input: string;
  hint: string;
  loading: string;
  failed: FetchErrorLabels;
  count: (count: number) => string;
  none: (query: string) => string;
  suggestions: string;
}

export interface SearchDialogProps extends Omit<DialogProps, 'defaultOpen' | 'title' | 'size' | 'labels' | 'children'> {
  /** Address of the page that searches for `?q=`, used if there are no results. */
  action?: string | undefined;
  /** Text of the field. */
  query: string;
  /** Called with each new text of the field. */
  onQueryChange: (query: string, details: { event: SyntheticEvent }) => void;
  /** State of the data: loading, ready or failed. */
  state: SearchState;
  /** Results by kind; empty groups are not shown. */
  groups: readonly SearchGroup[];
  /** Suggestions, shown while there are no results. */
  suggestions: readonly SearchResult[];
  /** Called to retry a failed fetch. */
  onRetry: () => void;
  /** Texts of the dialog. */
  labels: SearchDialogLabels;
}

/** A dialog with a search field and results by kind. */
export function SearchDialog(props: SearchDialogProps) {
  const { open, action, query, onQueryChange, state, groups, suggestions, onRetry, labels, onClick, onKeyDown, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') requireProps('SearchDialog', { query, groups, suggestions, labels });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);

  const isReady = state === 'ready';
  const found = isReady ? groups.filter(({ results }) => results.length > 0) : [];
  const count = found.reduce((sum, { results }) => sum + results.length, 0);
  const isAsking = query.trim() !== '';

  /** Query for which Enter was pressed while results were loading. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (state === 'loading' || awaited.current === undefined) return;
    const isSame = awaited.current === field.current?.value;
    if (isSame && awaited.current !== query) return; // `query` gets the text of the field in a later update
    awaited.current = undefined;
    if (isSame && field.current?.closest('dialog')?.open) field.current.form?.requestSubmit();
  }, [state, query]);
  return (
    <SearchFrame
      {...rest}
      data-component="SearchDialog"
      open={open}
      title={labels.title}
      labels={labels}
      onClick={event => {
        onClick?.(event);
        const link = (event.target as Element).closest('a');
        if (link && link.target !== '_blank' && !(event.metaKey || event.ctrlKey || event.shiftKey)) event.currentTarget.close();
      }}
      onKeyDown={event => {
        onKeyDown?.(event);
        // During composition and with modifiers, keys are for the input method or browser.
        if (event.defaultPrevented || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
        const isEscape = event.key === 'Escape'; // the browser would only clear a search field
        if (isEscape) event.currentTarget.close();
        // Results that replace the suggestions would remove the focused one.
        const isOnItsWay = isAsking && state === 'loading';
        if (isEscape || (!isOnItsWay && moveByKey(event.currentTarget, event.key))) event.preventDefault();
      }}
    >
      <Stack
        render={<form action={action} />}
        role="search"
        onSubmit={event => {
          // Text typed before hydration is not yet in `query`.
          if (state === 'loading') awaited.current = field.current?.value;
          else if (isAsking && count === 0 && action) return; // the browser submits it
          else if (isAsking && count > 0) event.currentTarget.querySelector<HTMLElement>('[data-part="result"]')?.click();
          event.preventDefault();
        }}
      >
        <TextField
          type="search"
          name="q"
          label={labels.input}
          hint={labels.hint}
          value={query}
          onValueChange={onQueryChange}
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
        />
        <SearchStatus role="status">{isReady && isAsking && (count > 0 ? labels.count(count) : labels.none(query.trim()))}</SearchStatus>
        {state === 'loading' && <Loader label={labels.loading} size="small" />}
        {state === 'failed' && <FetchError labels={labels.failed} onRetry={onRetry} />}
        {isAsking && found.map(group => <SearchDialogGroup key={group.id} {...group} />)}
        {(!isAsking || count === 0) && suggestions.length > 0 && (
          <SearchDialogGroup id="suggestions" title={labels.suggestions} results={suggestions} />
        )}
      </Stack>
    </SearchFrame>
  );
}

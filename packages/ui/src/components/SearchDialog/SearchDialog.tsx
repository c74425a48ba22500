import { useEffect, useRef, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { FetchError, type FetchErrorLabels } from '../FetchError/index.ts';
import { Loader } from '../Loader/index.ts';
import { TextField } from '../TextField/index.ts';
import { moveByKey } from './moveByKey.ts';
import { SearchForm, SearchFrame, SearchStatus } from './SearchDialog.styles.ts';
import { SearchDialogGroup, type SearchGroup, type SearchResult } from './SearchDialogGroup.tsx';

/** Whether there is something to search in: being fetched, there, or not to be had. */
export type SearchState = 'loading' | 'ready' | 'failed';

export interface SearchDialogLabels {
  /** Names the dialog. */
  title: string;
  /** Names the button that closes it. */
  close: string;
  /** Above the field. */
  input: string;
  /** Stands before anything is typed. */
  hint: string;
  /** Stands while results are fetched. */
  loading: string;
  /** What is said when they could not be had. */
  failed: FetchErrorLabels;
  /** Said after each search. */
  count: (count: number) => string;
  /** Nothing was found. */
  none: (query: string) => string;
  /** Above what is proposed while nothing is found or looked for. */
  suggestions: string;
}

export interface SearchDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'children'> {
  /** Whether it is shown, when the consumer keeps it; else the element itself does, by `showModal()` and `close()`. */
  open?: boolean | undefined;
  /** Told `false` when it has been closed: by Escape, the button, a press beside it or a result. */
  onOpenChange?: ((open: boolean, details: { event: SyntheticEvent }) => void) | undefined;
  /** A page that searches for `?q=`: where Enter leads without a result, and before React has started. */
  action?: string | undefined;
  /** What stands in the field. */
  query: string;
  /** Told each new text of the field. */
  onQueryChange: (query: string, details: { event: SyntheticEvent }) => void;
  /** Whether results are on their way, here, or could not be had. */
  state: SearchState;
  /** What was found, by kind; those without results are left out. */
  groups: readonly SearchGroup[];
  /** What stands before anything is typed. */
  suggestions: readonly SearchResult[];
  /** Asks again for what could not be fetched. */
  onRetry: () => void;
  /** All its words. */
  labels: SearchDialogLabels;
}

/**
 * A field and what it finds, grouped by kind, over the page. The results are plain links: Tab or the arrow keys lead
 * through them. Enter in the field follows the first, after `loading` if need be; without one it sends the form to `action`.
 * It neither fetches nor searches; both come by props.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { open, action, query, onQueryChange, state, groups, suggestions, onRetry, labels, onClick, onKeyDown, ...rest } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);

  const found = groups.filter(({ results }) => results.length > 0);
  const count = found.reduce((sum, { results }) => sum + results.length, 0);
  const isAsking = query.trim() !== '';
  const isReady = state === 'ready';

  const form = useRef<HTMLFormElement>(null);
  /** The query for which Enter was pressed while results were on their way. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (state === 'loading' || awaited.current === undefined) return;
    const isSame = awaited.current === query;
    awaited.current = undefined;
    if (isSame && form.current?.closest('dialog')?.open) form.current.requestSubmit();
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
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        // One that opens elsewhere leaves the search as it is.
        if (link && link.target !== '_blank' && !(event.metaKey || event.ctrlKey || event.shiftKey)) event.currentTarget.close();
      }}
      onKeyDown={event => {
        onKeyDown?.(event);
        // While letters are put together (Japanese, Chinese) Escape and the arrows belong to that; with another key held to the browser.
        if (event.defaultPrevented || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
        const isEscape = event.key === 'Escape'; // in a field of this type it would only empty it
        if (isEscape) event.currentTarget.close();
        // Results that are on their way would take the place of the suggestions, and of the focus on one.
        const isOnItsWay = isAsking && state === 'loading';
        if (isEscape || (!isOnItsWay && moveByKey(event.currentTarget, event.key))) event.preventDefault();
      }}
    >
      <SearchForm
        ref={form}
        role="search"
        action={action}
        onSubmit={event => {
          if (state === 'loading') awaited.current = query;
          else if (isAsking && count === 0 && action) return; // the browser sends it
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
        {isReady && isAsking && found.map(group => <SearchDialogGroup key={group.id} {...group} />)}
        {(!isReady || !isAsking || count === 0) && suggestions.length > 0 && (
          <SearchDialogGroup id="suggestions" title={labels.suggestions} results={suggestions} />
        )}
      </SearchForm>
    </SearchFrame>
  );
}

import { edition } from '@edition/edition.ts';
import { Button, VisuallyHidden } from '@tand/ui';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { chooseMoment, chosenMoment, useIsClockSet } from '../app/clock.ts';
import { useLang } from '../app/useLang.ts';
import type { PageData } from '../data/page.ts';
import { localOf, moments, type Moment } from './moments.ts';
import { ReviewFacts, ReviewForm, ReviewFrame } from './ReviewBar.styles.ts';

/** Not in the copy: the bar is a tool for reviewers. */
const words = {
  sv: {
    name: 'Granskning',
    moment: 'Tidpunkt',
    now: 'Nu',
    other: 'Annan tid',
    instant: 'Datum och tid på festivalen',
    show: 'Visa',
    edition: 'Upplaga',
    content: 'Innehåll',
    build: 'Bygge',
    madeUp: 'Festivalen, dess folk och alla löften är påhittade.',
  },
  en: {
    name: 'Review',
    moment: 'Moment',
    now: 'Now',
    other: 'Another time',
    instant: 'Date and time at the festival',
    show: 'Show',
    edition: 'Edition',
    content: 'Content',
    build: 'Build',
    madeUp: 'The festival, its people and every promise are made up.',
  },
};
const names = Object.keys(moments) as Moment[];
const openKey = 'tand:review';

/** False without storage. */
const wasOpen = () => {
  try {
    return sessionStorage.getItem(openKey) !== null;
  } catch {
    return false;
  }
};
const rememberOpen = (isOpen: boolean) => {
  try {
    if (isOpen) sessionStorage.setItem(openKey, '');
    else sessionStorage.removeItem(openKey);
  } catch {
    // without storage the next page does not know
  }
};

function readFacts() {
  const json = document.getElementById('page-data')?.textContent;
  const { revision } = (json ? JSON.parse(json) : {}) as Partial<PageData>;
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? '';
  return { content: revision?.number ?? '–', build: /-([\w-]+)\.js$/.exec(entry)?.[1] ?? '–' };
}

/** Review builds only: chosen moment, edition, content and build. */
export function ReviewBar() {
  const lang = useLang();
  const say = words[lang];
  const id = useId();
  const isSet = useIsClockSet();
  const [isOpen, setOpen] = useState(false);
  const [facts, setFacts] = useState<Partial<ReturnType<typeof readFacts>>>({});
  const [chosen, setChosen] = useState<string>();
  const [local, setLocal] = useState('');
  // Unknown to the server.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the served bar is folded, and hydrates as it was served
    setOpen(isPressed => isPressed || wasOpen()); // a press may come before this effect, and is not stored where storage is blocked
    setFacts(readFacts());
    setChosen(chosenMoment());
    setLocal(chosenMoment() ?? '');
  }, []);
  const preset = local === '' ? 'now' : (names.find(name => localOf(name) === local) ?? 'other');

  const toggle = () => {
    rememberOpen(!isOpen);
    setOpen(!isOpen);
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    chooseMoment(local || undefined);
  };
  return (
    <ReviewFrame aria-label={say.name} data-component="ReviewBar" data-open={isOpen || undefined}>
      <Button size="small" variant="paper" aria-expanded={isOpen} onClick={toggle}>
        {say.name}
        {isSet && !isOpen && `: ${chosen?.replace('T', ' ')}`}
      </Button>
      {isOpen && (
        <>
          <ReviewForm onSubmit={show}>
            <VisuallyHidden>
              <label htmlFor={`${id}-moment`}>{say.moment}</label>
              <label htmlFor={`${id}-instant`}>{say.instant}</label>
            </VisuallyHidden>
            <select
              id={`${id}-moment`}
              value={preset}
              onChange={({ target: { value } }) => value !== 'other' && setLocal(value === 'now' ? '' : localOf(value as Moment))}
            >
              <option value="now">{say.now}</option>
              {names.map(name => (
                <option key={name} value={name}>
                  {moments[name].title[lang]}
                </option>
              ))}
              <option value="other" disabled>
                {say.other}
              </option>
            </select>
            <input
              id={`${id}-instant`}
              type="datetime-local"
              step={1}
              value={local}
              onChange={event => setLocal(event.currentTarget.value)}
            />
            <Button size="small" type="submit">
              {say.show}
            </Button>
          </ReviewForm>
          <p>{say.madeUp}</p>
          <ReviewFacts>
            <div>
              <dt>{say.edition}</dt>
              <dd>{edition.year}</dd>
            </div>
            <div>
              <dt>{say.content}</dt>
              <dd>{facts.content}</dd>
            </div>
            <div>
              <dt>{say.build}</dt>
              <dd>{facts.build}</dd>
            </div>
          </ReviewFacts>
        </>
      )}
    </ReviewFrame>
  );
}

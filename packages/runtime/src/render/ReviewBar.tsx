import { contentLang, shownText, type Localized } from '@tand/festival';
import { Button, VisuallyHidden } from '@tand/ui';
import { useId } from 'react';
import { useLang } from '../i18n/index.ts';
import { ReviewContent, ReviewFacts, ReviewForm, ReviewFrame } from './ReviewBar.styles.ts';

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

export interface ReviewBarProps {
  year: number;
  /** Selectable times, local to the festival (`2025-06-14T15:10`). */
  moments: readonly { local: string; title: Localized }[];
}

export function ReviewBar({ year, moments }: ReviewBarProps) {
  const lang = useLang();
  const say = words[contentLang(lang)];
  const id = useId();
  return (
    <ReviewFrame aria-label={say.name} data-component="ReviewBar" data-needs-script data-print="hidden">
      <Button size="small" variant="ghost" aria-expanded={false}>
        <span>
          {say.name}
          <span data-part="set" />
        </span>
      </Button>
      <ReviewContent data-part="content" hidden>
        <ReviewForm method="get">
          <VisuallyHidden>
            <label htmlFor={`${id}-moment`}>{say.moment}</label>
            <label htmlFor={`${id}-instant`}>{say.instant}</label>
          </VisuallyHidden>
          <select id={`${id}-moment`}>
            <option value="">{say.now}</option>
            {moments.map(({ local, title }) => (
              <option key={local} value={local}>
                {shownText(title, lang)}
              </option>
            ))}
            <option value="other" disabled>
              {say.other}
            </option>
          </select>
          <input id={`${id}-instant`} type="datetime-local" name="now" step={1} />
          <Button size="small" type="submit">
            {say.show}
          </Button>
        </ReviewForm>
        <p>{say.madeUp}</p>
        <ReviewFacts>
          <div>
            <dt>{say.edition}</dt>
            <dd>{year}</dd>
          </div>
          <div>
            <dt>{say.content}</dt>
            <dd data-fact="content" />
          </div>
          <div>
            <dt>{say.build}</dt>
            <dd data-fact="build" />
          </div>
        </ReviewFacts>
      </ReviewContent>
    </ReviewFrame>
  );
}

import { requireProps } from '../../styles/misuse.ts';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { Alert, type AlertProps } from '../Alert/index.ts';
import { age } from './age.ts';

export interface StaleNoticeProps extends Omit<AlertProps, 'title' | 'tone' | 'children'> {
  /** Time of the fetch, in epoch milliseconds. */
  savedAt: number;
  /** Text of the notice. */
  labels: {
    /** Sentence with `{age}` for the age: "Saved schedule, loaded {age}." */
    text: string;
  };
}

/** Says that the data was stored earlier, and how old it is. */
export function StaleNotice({ savedAt, labels, ...rest }: StaleNoticeProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('StaleNotice', { savedAt, labels });
  const { locale, timeZone } = useLocale();
  const now = useNow();
  const saved = new Date(savedAt);
  const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(saved);
  const [before = '', after = ''] = labels.text.split('{age}');
  return (
    <Alert tone="warning" {...rest} data-component="StaleNotice">
      <p>
        {before}
        <time dateTime={saved.toISOString()} title={absolute}>
          {now === null ? absolute : age(savedAt, now, locale)}
        </time>
        {after}
      </p>
    </Alert>
  );
}

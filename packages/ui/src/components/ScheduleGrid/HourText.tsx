import { Fragment } from 'react';
import { hourText, useLocale } from '../../foundations/LocaleProvider/index.ts';

export function HourText({ minutes }: { minutes: number }) {
  const { lang } = useLocale();
  const words = hourText(minutes, lang).split(' ');
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {/\p{Nd}/u.test(word) ? word : <small>{word}</small>}
    </Fragment>
  ));
}

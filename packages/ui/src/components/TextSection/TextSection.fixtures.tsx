import type { StoryWords } from '../../test/localized.tsx';
import { Prose } from '../Prose/index.ts';
import type { TextSectionProps } from './TextSection.tsx';

export const words = {
  sv: {
    id: 'find',
    title: 'Så hittar du',
    children: (
      <Prose>
        <p>Vilse? Titta ner. Golvtejpen har stadsdelens färg, och siffran på närmaste stolpe är densamma som på kartan.</p>
        <p>Hjälper inte det, fråga någon i väst. De har också gått fel.</p>
      </Prose>
    ),
  },
  en: {
    id: 'find',
    title: 'Finding your way',
    children: (
      <Prose>
        <p>Lost? Look down. The floor tape has the colour of the district, and the number on the nearest post is the one on the map.</p>
        <p>If that does not help, ask anyone in a vest. They have been lost too.</p>
      </Prose>
    ),
  },
} satisfies StoryWords<TextSectionProps>;

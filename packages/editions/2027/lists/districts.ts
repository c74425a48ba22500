import * as before from '../../2025/lists/districts.ts';
import { edit } from '../../src/merge.ts';

export const districts = edit(before.districts, {
  'tokyo-town': {
    tagline: {
      sv: 'Först innanför dörren: retro, arkad och nya knän på draken.',
      en: 'First inside the door: retro, arcade and new knees on the dragon.',
    },
    highlights: { '3': { sv: 'Lödverkstad med tio stationer och plåster', en: 'Soldering workshop with ten stations and plasters' } },
  },
  'tilted-blocks': {
    tagline: {
      sv: 'Längst in i lådan, där det får rasa mot en vägg.',
      en: 'At the far end of the box, where it may topple against a wall.',
    },
    highlights: {
      '2': { sv: 'Bygg Vättern i fyrahundra nyanser blått', en: 'Build Lake Vättern in four hundred shades of blue' },
      '3': { sv: 'Sjön töms på måndag, färjan går sist', en: 'The lake is drained on Monday, the ferry goes last' },
    },
  },
  'mirage-palace': { highlights: { '3': { sv: 'Brevschack med springare som springer', en: 'Postal chess with knights who run' } } },
  'quiet-lan': {
    highlights: {
      '0': {
        sv: 'Filt under varje stol och lägre ljud i hallen efter kl. 02.00',
        en: 'Felt under every chair and a quieter hall after 02:00',
      },
    },
  },
});

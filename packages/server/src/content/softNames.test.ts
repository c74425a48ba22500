import { expect, it } from 'vitest';
import { softNames } from './softNames.ts';

const seen = (names: ReturnType<typeof softNames>) => names && JSON.parse(JSON.stringify(names).replaceAll('\u00ad', '-'));

// SCHED-62
it('hyphenates long words by language, never breaks sit-n-go, and leaves short names unchanged', () => {
  expect(seen(softNames({ name_sv: 'Rytmspelsmästerskapet', name_en: 'Rhythm game championship' }))).toEqual({
    sv: 'Rytm-spels-mäs-ter-ska-pet',
    en: 'Rhythm game cham-pi-onship',
  });
  expect(softNames({ name_sv: 'Dans i natt', name_en: 'Dance' })).toBeUndefined();
  expect(softNames({ name_sv: 'Sit-n-go', name_en: 'Go' })).toEqual({ sv: 'Sit\u2060-\u2060n\u2060-\u2060go' });
});

// SCHED-62
it('hyphenates a name that is the same in both languages by the language of its item', () => {
  const name = { name_sv: 'Worldbuilding', name_en: 'Worldbuilding' };
  expect(seen(softNames({ ...name, language: 'en' }))).toEqual({ sv: 'World-build-ing', en: 'World-build-ing' });
});

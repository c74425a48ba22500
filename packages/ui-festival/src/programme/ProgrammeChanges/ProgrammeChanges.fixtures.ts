import type { ContentLang } from '@tand/festival';
import { entryOf, inBoth, scheduleDays, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { ProgrammeChangesLabels, ProgrammeChangesProps } from './ProgrammeChanges.tsx';

const labels = inBoth<ProgrammeChangesLabels>(pick => ({
  changes: {
    headline: pick('Ändrat sedan du tittade sist', 'Changed since you last looked'),
    dismiss: pick('Okej, jag har sett det', 'Okay, I have seen it'),
    moved: pick('{{title}}: {{from}} har blivit {{to}}', '{{title}}: {{from}} is now {{to}}'),
    newPlace: pick('{{title}}: flyttad till {{place}}', '{{title}}: moved to {{place}}'),
    cancelled: pick('{{title}}: inställd', '{{title}}: cancelled'),
    back: pick('{{title}}: blir av ändå', '{{title}}: back on'),
    gone: pick('{{title}}: finns inte längre i programmet', '{{title}}: no longer in the programme'),
  },
}));

const changes = inBoth<ProgrammeChangesProps['changes']>(pick => {
  const final = entryOf(1, 1, '18:00', '19:00', 'Cosplay Masters: final', { pageHref: '/schedule/cosplay-masters-final' });
  const masquerade = entryOf(2, 2, '20:00', '21:00', pick('Maskeraden', 'The masquerade'), { pageHref: '/schedule/maskeraden' });
  const before = { title: final.title, start: '2025-06-14T15:00:00+02:00', end: '2025-06-14T16:00:00+02:00', placeId: 1 };
  return [
    { kind: 'moved', id: final.id, title: final.title, entry: final, before },
    { kind: 'newPlace', id: masquerade.id, title: masquerade.title, entry: masquerade },
    { kind: 'gone', id: 'gone', title: pick('Tyst speedrun', 'Silent speedrun') },
  ];
});

const propsIn = (lang: ContentLang) => ({
  changes: changes[lang],
  places: schedulePlaces[lang],
  days: scheduleDays[lang],
  labels: labels[lang],
});

export const words = { sv: { ...propsIn('sv'), onDismiss: () => {} }, en: propsIn('en') } satisfies StoryWords<ProgrammeChangesProps>;

import { noFilter } from '@tand/festival';
import { inBoth, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { ProgrammeFiltersLabels, ProgrammeFiltersProps } from './ProgrammeFilters.tsx';

export const kinds = inBoth<ProgrammeFiltersLabels['kinds']>(pick => ({
  esport: pick('Esport', 'Esports'),
  play: pick('Spela själv', 'Play'),
  stage: pick('Scen', 'Stage'),
  music: pick('Musik', 'Music'),
  talk: pick('Samtal', 'Talks'),
  workshop: pick('Verkstad', 'Workshops'),
  cosplay: 'Cosplay',
  creators: pick('Kreatörer', 'Creators'),
  meeting: pick('Träffar', 'Meet-ups'),
  market: pick('Marknad', 'Market'),
  food: pick('Mat', 'Food'),
  quiet: pick('Lugnt', 'Quiet'),
  practical: pick('Praktiskt', 'Practical'),
}));

const labels = inBoth<ProgrammeFiltersLabels>((pick, lang) => ({
  allDays: pick('Alla dagar', 'All days'),
  controls: {
    clearFilters: pick('Visa allt igen', 'Show everything again'),
    filter: pick('Sålla', 'Filter'),
    nextPlace: pick('Nästa plats', 'Next place'),
    place: pick('Plats', 'Place'),
    previousPlace: pick('Föregående plats', 'Previous place'),
    search: pick('Sök i schemat', 'Search the schedule'),
  },
  filters: {
    age: pick('Ålder', 'Age'),
    ages: { 12: pick('Yngre än 13', 'Under 13'), 15: '13–15', 17: '16–17' },
    kinds: pick('Vad', 'What'),
    language: pick('Språk', 'Language'),
    languages: { sv: pick('Jag förstår svenska', 'I understand Swedish'), en: pick('Jag förstår engelska', 'I understand English') },
    needs: pick('Jag behöver', 'I need'),
    times: {
      now: pick('Pågår nu', 'On now'),
      soon: pick('Inom två timmar', 'Within two hours'),
      later: pick('Senare i dag', 'Later today'),
      catch: pick('Det jag hinner till', 'What I can still catch'),
    },
    when: pick('När', 'When'),
  },
  kinds: kinds[lang],
  needs: {
    seats: pick('Sittplats åt alla', 'Seats for everyone'),
    quiet: pick('Inte högljutt', 'Not loud'),
    steady: pick('Utan blinkande ljus', 'No flashing lights'),
    stepFree: pick('Utan trappsteg', 'Step-free'),
    signLanguage: pick('Teckentolkning', 'Sign language'),
    hearingLoop: pick('Hörslinga', 'Hearing loop'),
  },
}));

export const words = {
  sv: {
    filter: noFilter,
    places: schedulePlaces.sv,
    labels: labels.sv,
    isOn: true,
    isAllDays: false,
    onAllDaysChange: () => {},
    onFilterChange: () => {},
  },
  en: { places: schedulePlaces.en, labels: labels.en },
} satisfies StoryWords<ProgrammeFiltersProps>;

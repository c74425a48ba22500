import { TextField } from '@tand/ui/components/TextField';
import type { StoryWords } from '../../test/localized.tsx';
import type { FaqPageProps } from './FaqPage.tsx';

const item = (id: string, title: string, content: string) => ({ id, title, content });
const search = (label: string, hint: string) => <TextField type="search" label={label} hint={hint} />;

export const words = {
  sv: {
    title: 'Frågor och svar',
    lead: 'Det folk undrar mest, sorterat efter hur ofta de undrar det.',
    labels: { groups: 'Hoppa till' },
    search: search('Sök bland frågorna', 'Till exempel biljett, mat eller sova'),
    groups: [
      {
        id: 'general',
        title: 'Allmänt',
        items: [
          item('where', 'Var är det?', 'På Elmia i Jönköping, tio minuter med buss från stationen.'),
          item('age', 'Finns det en åldersgräns?', 'Under femton behöver du en vuxen med föräldrapass.'),
        ],
      },
      { id: 'tickets', title: 'Biljetter', items: [item('name', 'Kan jag byta namn på biljetten?', 'Ja, fram till söndagen före.')] },
      {
        id: 'refund',
        title: 'Och om jag ångrar mig?',
        isExtra: true,
        items: [item('regret', 'Får jag pengarna tillbaka?', 'Inom fjorton dagar, ja.')],
      },
    ],
    map: {
      title: 'Hitta hit',
      text: 'Entré från Elmiavägen. Buss 1 stannar utanför.',
      embed: {
        title: 'Karta: Elmia, Jönköping',
        src: 'https://www.openstreetmap.org/export/embed.html',
        href: 'https://www.openstreetmap.org',
        labels: {
          load: 'Visa kartan',
          notice: 'Innehållet hämtas från www.openstreetmap.org först när du trycker.',
          direct: 'Öppna kartan i egen flik',
          newTab: 'öppnas i ny flik',
        },
      },
    },
    contact: {
      title: 'Hittade du inte svaret?',
      text: 'Fråga oss, vi är tio personer och alla svarar.',
      action: { text: 'Kontakta oss', href: '/contact' },
    },
  },
  en: {
    title: 'Questions and answers',
    lead: 'What people wonder about most, sorted by how often they do.',
    labels: { groups: 'Jump to' },
    search: search('Search the questions', 'For example ticket, food or sleep'),
    groups: [
      {
        id: 'general',
        title: 'General',
        items: [
          item('where', 'Where is it?', 'At Elmia in Jönköping, ten minutes by bus from the station.'),
          item('age', 'Is there an age limit?', 'Under fifteen you need an adult with a parents pass.'),
        ],
      },
      { id: 'tickets', title: 'Tickets', items: [item('name', 'Can I change the name on my ticket?', 'Yes, until the Sunday before.')] },
    ],
    map: {
      title: 'Getting here',
      text: 'The entrance is on Elmiavägen. Bus 1 stops outside.',
      embed: {
        title: 'Map: Elmia, Jönköping',
        src: 'https://www.openstreetmap.org/export/embed.html',
        href: 'https://www.openstreetmap.org',
        labels: {
          load: 'Show the map',
          notice: 'The content is fetched from www.openstreetmap.org when you press.',
          direct: 'Open the map in a tab of its own',
          newTab: 'opens in a new tab',
        },
      },
    },
    contact: {
      title: 'Still wondering?',
      text: 'Ask us, there are ten of us and we all answer.',
      action: { text: 'Contact us', href: '/contact' },
    },
  },
} satisfies StoryWords<FaqPageProps>;

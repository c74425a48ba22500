import type { ContentLang } from '@tand/festival';
import type { StoryWords } from '../../test/localized.tsx';
import type { NewsSectionProps } from './NewsSection.tsx';

/* The article about the night train has no cover and shows the festival's picture. */
const texts = [
  ['ten-gigabit-network', 'Tio gigabit in i hallen', 'Ten gigabits into the hall', 'LAN', 'LAN', '2025-06-02'],
  ['night-train', 'Nattåg hem från Jönköping', 'A night train home from Jönköping', 'Resa', 'Travel', '2025-05-20'],
  ['food-trucks-and-preorder', 'Sex vagnar på torget', 'Six trucks on the square', 'Mat', 'Food', '2025-05-06'],
  ['tokyo-town-oppnar-granden', 'Tokyo Town öppnar gränden', 'Tokyo Town opens its alley', 'Stadsdelar', 'Districts', '2025-04-22'],
  ['rent-gaming-setup', 'Hyr hela setupen', 'Rent the whole setup', 'LAN', 'LAN', '2025-03-04'],
  ['pack-list', 'Packlistan är här', 'The packing list is here', 'Resa', 'Travel', '2024-12-13'],
] as const;

const itemsIn = (lang: ContentLang): NewsSectionProps['items'] =>
  texts.map(([slug, sv, en, topic, topicEn, date]) => ({
    href: `/news/${slug}`,
    title: lang === 'sv' ? sv : en,
    category: lang === 'sv' ? topic : topicEn,
    image: { src: slug === 'night-train' ? '/img/concept.svg' : `/img/news/${slug}.svg`, width: 1200, height: 675 },
    date: {
      dateTime: date,
      text: new Intl.DateTimeFormat(lang === 'sv' ? 'sv-SE' : 'en-GB', { day: 'numeric', month: 'long' }).format(new Date(date)),
    },
  }));

export const words = {
  sv: {
    title: 'Nyheter',
    titleId: 'news',
    lead: 'Det senaste från hallen, skrivet av dem som bär kablarna.',
    more: { text: 'Alla nyheter', href: '/news' },
    items: itemsIn('sv'),
  },
  en: {
    title: 'News',
    lead: 'The latest from the hall, written by the people who carry the cables.',
    more: { text: 'All news', href: '/news' },
    items: itemsIn('en'),
  },
} satisfies StoryWords<NewsSectionProps>;

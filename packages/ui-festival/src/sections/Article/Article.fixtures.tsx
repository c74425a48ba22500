import type { StoryWords } from '../../test/localized.tsx';
import { SocialLinks } from '@tand/ui/components/SocialLinks';
import type { ArticleProps } from './Article.tsx';

const own = '/news/rent-gaming-setup';
const image = { src: `/img${own}.svg`, width: 1200, height: 675 };
const shareIn = (list: string, newTab: string) => (
  <section aria-label={list}>
    <SocialLinks
      profiles={[
        { id: 'facebook', text: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Ftand.example' },
        { id: 'x', text: 'X', href: 'https://x.com/intent/post?url=https%3A%2F%2Ftand.example' },
      ]}
      labels={{ list, newTab }}
    />
  </section>
);

export const words = {
  sv: {
    back: { text: 'Tillbaka till nyheterna', href: '/news' },
    category: 'LAN',
    title: 'Hyr hela setupen',
    lead: 'Kom med tandborste, gå hem med minnen. Datorn, skärmen och stolen står framme när du kommer.',
    published: { text: 'Publicerad 4 mars 2025', dateTime: '2025-03-04' },
    updated: { text: 'Uppdaterad 20 mars 2025', dateTime: '2025-03-20' },
    byline: ['Text: Malva Ek', '3 minuter att läsa'],
    image,
    caption: 'Allt på bilden ingår, till och med stolen.',
    children: (
      <>
        <p>Du bokar setupen till din LAN-biljett och hämtar ut den vid din plats. Inget ska bäras, inget ska skruvas.</p>
        <h2>Vad ingår?</h2>
        <ul>
          <li>Dator som orkar det du spelar</li>
          <li>Skärm i 240 hertz</li>
          <li>Stol som har fått bra betyg av ryggar</li>
        </ul>
      </>
    ),
    more: { text: 'Boka till biljetten', href: '/tickets' },
    aside: shareIn('Dela på andra platser', 'öppnas i ny flik'),
  },
  en: {
    back: { text: 'Back to the news', href: '/news' },
    title: 'Rent the whole setup',
    lead: 'Come with a toothbrush, go home with memories. Computer, screen and chair are ready when you arrive.',
    published: { text: 'Published 4 March 2025', dateTime: '2025-03-04' },
    updated: { text: 'Updated 20 March 2025', dateTime: '2025-03-20' },
    byline: ['Words: Malva Ek', '3 minutes to read'],
    caption: 'Everything in the picture is included, chair and all.',
    children: (
      <>
        <p>You add the setup to your LAN ticket and find it at your seat. Nothing to carry, nothing to screw together.</p>
        <h2>What is included?</h2>
        <ul>
          <li>A computer that can take what you play</li>
          <li>A screen at 240 hertz</li>
          <li>A chair that backs have rated well</li>
        </ul>
      </>
    ),
    more: { text: 'Add it to your ticket', href: '/tickets' },
    aside: shareIn('Share it elsewhere', 'opens in a new tab'),
  },
} satisfies StoryWords<ArticleProps>;

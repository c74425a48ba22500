import type { ContentLang } from '@tand/festival';
import type { TicketCardProps } from './TicketCard.tsx';

export const buy = (text: string) => ({ href: '/tickets', text });
export const priced: Record<ContentLang, TicketCardProps[]> = {
  sv: [
    {
      title: '1 dygn',
      kicker: 'För dig som vill titta in',
      band: 'blue',
      children: 'Alla sju stadsdelar',
      price: '395 kr',
      action: buy('Köp 1 dygn'),
    },
    {
      isMain: true,
      title: '4 dygn',
      kicker: 'Hela festivalen',
      children: 'Egen LAN-plats med 10 Gbit',
      price: '995 kr',
      action: buy('Köp 4 dygn'),
    },
    {
      title: 'Lag',
      kicker: 'Minst fyra kompisar',
      band: 'yellow',
      children: 'Platser bredvid varandra',
      price: '845 kr',
      action: buy('Köp lag'),
    },
  ],
  en: [
    {
      title: '1 day',
      kicker: 'For a quick look round',
      band: 'blue',
      children: 'All seven districts',
      price: 'SEK 395',
      action: buy('Buy 1 day'),
    },
    {
      isMain: true,
      title: '4 days',
      kicker: 'The full festival',
      children: 'A LAN seat with 10 Gbit',
      price: 'SEK 995',
      action: buy('Buy 4 days'),
    },
    {
      title: 'Team',
      kicker: 'Four friends or more',
      band: 'yellow',
      children: 'Seats next to each other',
      price: 'SEK 845',
      action: buy('Buy for a team'),
    },
  ],
};
export const four: Record<ContentLang, TicketCardProps[]> = {
  sv: [
    { title: 'LAN', kicker: 'Egen plats', children: 'Bord och 10 Gbit', action: buy('Köp LAN-biljett') },
    { title: 'Festivalpass', kicker: 'Alla fyra dygnen', band: 'blue', children: 'Alla sju stadsdelar', action: buy('Köp festivalpass') },
    { title: 'Dagspass', kicker: 'En dag', band: 'yellow', children: 'Till kl. 22', action: buy('Köp dagspass') },
    { title: 'Föräldrapass', kicker: 'Följ med in', band: 'pink', children: 'Kaffe i foajén', action: buy('Köp föräldrapass') },
  ],
  en: [
    { title: 'LAN', kicker: 'Your own seat', children: 'A table and 10 Gbit', action: buy('Buy a LAN ticket') },
    { title: 'Festival pass', kicker: 'All four days', band: 'blue', children: 'All seven districts', action: buy('Buy a festival pass') },
    { title: 'Day pass', kicker: 'One day', band: 'yellow', children: 'Until 22:00', action: buy('Buy a day pass') },
    { title: 'Parent pass', kicker: 'Come in with them', band: 'pink', children: 'Coffee in the foyer', action: buy('Buy a parent pass') },
  ],
};

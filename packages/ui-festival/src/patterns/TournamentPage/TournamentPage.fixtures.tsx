import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf, proseOf } from '../../test/words.tsx';
import { TextSection } from '@tand/ui/components/TextSection';
import type { TournamentPageProps } from './TournamentPage.tsx';

const banner = { src: '/img/tournaments/rocket-league.svg', width: 1200, height: 675 };

export const words = {
  sv: {
    tone: 'pink',
    title: 'Rocket League 3v3',
    lead: 'Tre mot tre på stora scenen i Rosa Helikopter. Kom med laget eller hitta ett på plats.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Esport', href: '/esports' }, 'Rocket League'),
    image: { ...banner, alt: 'En boll i luften över två små bilar' },
    intro: proseOf('Bilar, boll och tak. Vi spelar i grupper på lördagen och utslagning på söndagen.'),
    facts: {
      title: 'Snabbfakta',
      items: [
        { label: 'Platser', value: '16 lag' },
        { label: 'Spelas', value: 'Lördag och söndag' },
        { label: 'Ålder', value: 'Från 7 år' },
      ],
    },
    format: {
      title: 'Så spelas det',
      text: proseOf('Fyra grupper med fyra lag, bäst av tre. De två bästa går till slutspel, bäst av fem.'),
    },
    rules: (
      <TextSection id="rules" title="Regler" size="heading">
        <p>Egen handkontroll går bra, makron gör det inte.</p>
      </TextSection>
    ),
    entry: {
      title: 'Anmälan',
      text: <p>Anmälan stänger onsdag 11 juni kl. 20.00.</p>,
      ways: [
        { text: 'Anmäl laget', href: 'https://forms.tand.example/rocket-league', isExternal: true },
        { text: 'Köp biljett', href: '/tickets' },
      ],
      back: { text: 'Alla turneringar', href: '/esports' },
    },
  },
  en: {
    lead: 'Three on three on the big stage in Rosa Helikopter. Bring your team or find one here.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Esports', href: '/esports' }, 'Rocket League'),
    image: { ...banner, alt: 'A ball in the air above two small cars' },
    intro: proseOf('Cars, a ball and a ceiling. We play groups on Saturday and knock-out on Sunday.'),
    facts: {
      title: 'Quick facts',
      items: [
        { label: 'Places', value: '16 teams' },
        { label: 'Played', value: 'Saturday and Sunday' },
        { label: 'Age', value: 'From 7' },
      ],
    },
    format: {
      title: 'How it is played',
      text: proseOf('Four groups of four, best of three. The top two go on to the play-offs, best of five.'),
    },
    rules: (
      <TextSection id="rules" title="Rules" size="heading">
        <p>Your own controller is welcome, macros are not.</p>
      </TextSection>
    ),
    entry: {
      title: 'Registration',
      text: <p>Registration closes on Wednesday 11 June at 20:00.</p>,
      ways: [
        { text: 'Register your team', href: 'https://forms.tand.example/rocket-league', isExternal: true },
        { text: 'Buy a ticket', href: '/tickets' },
      ],
      back: { text: 'All tournaments', href: '/esports' },
    },
  },
} satisfies StoryWords<TournamentPageProps>;

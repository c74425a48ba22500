import type { StoryWords } from '../../test/localized.tsx';
import { Button } from '@tand/ui/components/Button';
import { SocialLinks } from '@tand/ui/components/SocialLinks';
import type { ClosingProps } from './Closing.tsx';

export const data = {
  image: { src: '/img/scenes/venue-day.svg', nightSrc: '/img/scenes/venue-night.svg', width: 680, height: 398 },
} satisfies Partial<ClosingProps>;

const profiles = [
  { id: 'discord', text: 'Discord', href: 'https://discord.com' },
  { id: 'tiktok', text: 'TikTok', href: 'https://www.tiktok.com' },
];
type Asked = [title: string, text: string, button: string];

const itemsIn = (signup: Asked, crew: Asked, [title, text, newTab]: Asked, contact: Asked): ClosingProps['items'] => {
  const call = ([calls, why, button]: Asked, titleId: string) => ({
    title: calls,
    titleId,
    text: why,
    actions: (
      <Button href={`/${titleId}`} variant="secondary">
        {button}
      </Button>
    ),
  });
  return [
    call(signup, 'signup'),
    call(crew, 'crew'),
    { title, titleId: 'social', text, actions: <SocialLinks profiles={profiles} labels={{ list: title, newTab }} /> },
    call(contact, 'contact'),
  ];
};

export const words = {
  sv: {
    items: itemsIn(
      ['Först i kön', 'Lämna din mejl, så skriver vi när något släpps. Sex brev om året.', 'Anmäl intresse'],
      ['Bli en i crew', 'Fyrahundra volontärer drar kabel, checkar in och kokar kaffe kvart över tre på natten.', 'Sök till crew'],
      ['Håll kontakten', 'Frågor får svar på Discord. Allt annat blir ett klipp på TikTok.', 'öppnas i ny flik'],
      ['Hör av dig', 'Undrar du något som du inte hittar här? Vi är tio på kontoret, och alla svarar på mejl.', 'Kontakta oss'],
    ),
  },
  en: {
    items: itemsIn(
      ['First in line', 'Leave your email and we’ll write when something drops. Six letters a year.', 'Register your interest'],
      [
        'Be one of the crew',
        'Four hundred volunteers pull cable, check people in and brew coffee at a quarter past three.',
        'Join the crew',
      ],
      ['Stay in the loop', 'Questions get answered on Discord. Everything else becomes a clip on TikTok.', 'opens in a new tab'],
      ['Say hello', 'Wondering about something? There are ten of us in the office and we all answer email.', 'Contact us'],
    ),
  },
} satisfies StoryWords<Pick<ClosingProps, 'items'>>;

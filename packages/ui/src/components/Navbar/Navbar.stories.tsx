import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitcher } from '../LanguageSwitcher/index.ts';
import { Menu } from '../Menu/index.ts';
import { ThemeSwitcher } from '../ThemeSwitcher/index.ts';
import { Navbar } from './Navbar.tsx';

const meta = {
  title: 'Components/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { href: '/home', text: 'TÄND, till startsidan' },
    links: [
      { href: '/news', text: 'Nyheter' },
      { href: '/eventinfo', text: 'Info' },
      { href: '/faq', text: 'Frågor och svar' },
      { href: '/partners', text: 'Partner' },
      { href: '/esports', text: 'Esport' },
      { href: '/activities', text: 'Aktiviteter' },
      { href: '/food', text: 'Mat' },
      { href: '/accommodation', text: 'Boende' },
    ],
    schedule: { href: '/schedule', text: 'Schema' },
    tickets: { href: '/tickets', text: 'Biljetter' },
    currentPath: '/news',
    labels: { navigation: 'Huvudmeny' },
    tools: (
      <>
        <LanguageSwitcher
          variant="codes"
          current="sv"
          labels={{ languages: 'Språk' }}
          languages={[
            { lang: 'sv', name: 'Svenska', href: '/sv/news' },
            { lang: 'en', name: 'English', href: '/en/news' },
          ]}
        />
        <ThemeSwitcher labels={{ toNight: 'Blås ut: byt till natt', toLight: 'Stryk eld: byt till dag' }} />
      </>
    ),
    menu: (
      <Menu
        currentPath="/news"
        labels={{ open: 'Öppna menyn', close: 'Stäng menyn', navigation: 'Hela menyn' }}
        blocks={[
          {
            title: 'Info',
            links: [
              { href: '/news', text: 'Nyheter' },
              { href: '/faq', text: 'Frågor och svar' },
            ],
          },
          {
            title: 'Om festivalen',
            links: [
              { href: '/about', text: 'Om oss' },
              { href: '/press', text: 'Press' },
            ],
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { currentPath: '/food/restaurants', isPinned: true },
  argTypes: { currentPath: { control: 'select', options: ['/news', '/food/restaurants', '/faq'] }, hideAfter: { control: false } },
};

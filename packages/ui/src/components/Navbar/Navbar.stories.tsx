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
    logo: { href: '/home', label: 'TÄND, till startsidan' },
    links: [
      { href: '/news', label: 'Nyheter' },
      { href: '/eventinfo', label: 'Info' },
      { href: '/faq', label: 'Frågor och svar' },
      { href: '/partners', label: 'Partner' },
      { href: '/esports', label: 'Esport' },
      { href: '/activities', label: 'Aktiviteter' },
      { href: '/food', label: 'Mat' },
      { href: '/accommodation', label: 'Boende' },
    ],
    schedule: { href: '/schedule', label: 'Schema' },
    tickets: { href: '/tickets', label: 'Biljetter' },
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
              { href: '/news', label: 'Nyheter' },
              { href: '/faq', label: 'Frågor och svar' },
            ],
          },
          {
            title: 'Om festivalen',
            links: [
              { href: '/about', label: 'Om oss' },
              { href: '/press', label: 'Press' },
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

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
    logo: { href: '/home', text: 'TÄND, to the start page' },
    links: [
      { href: '/news', text: 'News' },
      { href: '/eventinfo', text: 'Info' },
      { href: '/faq', text: 'Questions and answers' },
      { href: '/partners', text: 'Partners' },
      { href: '/esports', text: 'Esports' },
      { href: '/activities', text: 'Activities' },
      { href: '/food', text: 'Food' },
      { href: '/accommodation', text: 'Where to stay' },
    ],
    schedule: { href: '/schedule', text: 'Schedule' },
    tickets: { href: '/tickets', text: 'Tickets' },
    currentPath: '/news',
    labels: { navigation: 'Main menu' },
    tools: (
      <>
        <LanguageSwitcher
          current="sv"
          labels={{ languages: 'Language' }}
          languages={[
            { lang: 'sv', name: 'Svenska', href: '/sv/news' },
            { lang: 'en', name: 'English', href: '/en/news' },
          ]}
        />
        <ThemeSwitcher labels={{ toNight: 'Blow it out: switch to night', toLight: 'Strike a light: switch to day' }} />
      </>
    ),
    menu: (
      <Menu
        currentPath="/news"
        labels={{ open: 'Open the menu', close: 'Close the menu', navigation: 'Full menu' }}
        blocks={[
          {
            title: 'Info',
            links: [
              { href: '/news', text: 'News' },
              { href: '/faq', text: 'Questions and answers' },
            ],
          },
          {
            title: 'About the festival',
            links: [
              { href: '/about', text: 'About us' },
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

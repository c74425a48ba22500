/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// Our navigation bar, with all its links.
import '@tand/ui/tokens/tokens.css';
import { Navbar } from '@tand/ui/components/Navbar/index.ts';
import { reactMount } from '../../react.jsx';

const link = label => ({ href: `/${label.toLowerCase()}`, label });
const Ours = () => (
  <Navbar
    logo={{ href: '/home', label: 'To the start page' }}
    links={['News', 'Info', 'FAQ', 'Partners', 'Esports', 'Activities', 'Food', 'Accommodation'].map(link)}
    schedule={link('Schedule')}
    tickets={link('Tickets')}
    currentPath="/news"
    labels={{ navigation: 'Main menu' }}
  />
);

export function mount(element) {
  reactMount(Ours, element, {});
  return {};
}

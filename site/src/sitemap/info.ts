import type { Page } from './page.ts';

const page = (path: string, module: string, text: string): Page => ({ path, module: `info/${module}`, texts: [text] });

export const info: Page[] = [
  page('about', 'about', 'about'),
  page('contact', 'contact', 'contact'),
  page('press', 'press', 'press'),
  page('friends', 'friends', 'friends'),
  page('friends/makefriends', 'make-friends', 'makeFriends'),
  { ...page('eventinfo', 'eventinfo', 'eventinfo'), moment: 'phase', hasCost: true },
  page('eventinfo/parents', 'guide', 'parents'),
  page('eventinfo/first-lan', 'guide', 'firstLan'),
  { ...page('eventinfo/access', 'guide', 'access'), slug: 'access', texts: ['access', 'accessWords'], reads: ['programme'] },
  page('eventinfo/easy-read', 'guide', 'easyRead'),
  page('accessibility', 'guide', 'accessibility'),
  page('privacy', 'guide', 'privacy'),
  page('eventrules', 'eventrules', 'eventrules'),
  page('faq', 'faq', 'faq'),
  page('crew', 'crew', 'crew'),
  page('signup', 'signup', 'signup'),
  page('label', 'label', 'label'),
  page('local-ambassador', 'local-ambassador', 'localAmbassador'),
  page('prize-policy', 'prize-policy', 'prizePolicy'),
];

const pages = `
  home about contact press friends friends/makefriends eventinfo eventrules faq crew signup local-ambassador schedule
  prize-policy 404 camping tickets tickets/battlepass tickets/groups tickets/seatbooking news creators esports partners
  food food/lan-lounge food/food-trucks food/restaurants food/kiosks universe/districts activities
  accommodation accommodation/camping accommodation/sleeping-hall accommodation/cabins`;
const below: Readonly<Record<string, string>> = {
  'esports/tournaments': 'geoguessr ECEC cod aoe cs2 cs2-details cs2-b dota2 valorant valorant-lan lol pubg goals fortnite rocket-league',
  'universe/districts': 'mirage-palace tokyo-town neon-district streamer-avenue tilted-blocks rosa-helikopter quiet-lan',
  activities: 'retro console arcade veizla-mega warhammer40k cosplay arcane-game saab geek-bazaar',
  partners: 'esplay asus-rog tcl vhd-media saab jonkoping-energi vimla husqvarna cancerfonden arla elgiganten elgiganten/deals backforce',
};

/** What an edition adds to the addresses of SPEC 2.2. */
export interface OwnPages {
  guests: readonly string[];
  creators: readonly string[];
  news: readonly string[];
}

const children = (parent: string, slugs: readonly string[]) => slugs.map(slug => `/${parent}/${slug}`);

/** Every page address of SPEC 2.2, as an internal path without language. */
export function routesOf({ guests, creators, news }: OwnPages): ReadonlySet<string> {
  return new Set([
    ...pages
      .trim()
      .split(/\s+/)
      .map(path => `/${path}`),
    ...Object.entries(below).flatMap(([parent, slugs]) => children(parent, slugs.split(' '))),
    ...children('activities/cosplay/presentation', guests),
    ...children('creators', creators),
    ...children('news', news),
  ]);
}

/** A path without query and hash. */
export const pathOf = (link: string): string => link.replace(/[?#].*$/, '');

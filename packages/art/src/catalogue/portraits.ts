import { portraitSlugs } from '../avatar/guests.ts';
import { KB, type Picture } from '../build/picture.ts';
import { crestSlugs } from '../labels/crest.ts';
import type { FriendLook } from '../labels/friend.ts';

const FOUNDERS = new Set(['sanna-wikdahl', 'tobias-malmgren', 'nour-haddad']);

const FRIENDS: Record<string, FriendLook> = {
  tangent: { name: 'Tangent', emblem: 'wasd', palette: ['b', 'y'], ground: 'rays' },
  polarping: { name: 'Polarping', emblem: 'polar', palette: ['k', 'b'], ground: 'dots' },
  pixelpask: { name: 'Pixelpåsk', emblem: 'egg', palette: ['p', 'r'], ground: 'sun' },
  gutagrottan: { name: 'Gutagrottan', emblem: 'cave', palette: ['y', 'r'], ground: 'stripes' },
  skogslan: { name: 'SkogsLAN', emblem: 'forest', palette: ['w', 'g'], ground: 'rays' },
  sladdhelgen: { name: 'Sladdhelgen', emblem: 'coil', palette: ['g', 'w'], ground: 'waves' },
  faltkontroll: { name: 'Fältkontroll', emblem: 'fightStick', palette: ['r', 'y'], ground: 'rays' },
  'mormors-modem': { name: 'Mormors Modem', emblem: 'modem', palette: ['y', 'b'], ground: 'dots' },
};

/** Cosplay guests, founders, team crests and the marks of befriended events. */
export function portraitPictures(): Picture[] {
  return [
    ...portraitSlugs().map((slug): Picture => ({
      name: `${FOUNDERS.has(slug) ? 'founders' : 'cosplay'}/${slug}`,
      module: 'avatar/guests.ts',
      draw: 'guestPortrait',
      args: [slug],
      budget: 5 * KB,
    })),
    ...crestSlugs().map((slug): Picture => ({
      name: `teams/${slug}`,
      module: 'labels/crest.ts',
      draw: 'crest',
      args: [slug],
      budget: 5 * KB,
    })),
    ...Object.entries(FRIENDS).map(([slug, look]): Picture => ({
      name: `friends/${slug}`,
      module: 'labels/friend.ts',
      draw: 'friendMark',
      args: [look],
      budget: 14 * KB,
    })),
  ];
}

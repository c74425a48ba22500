import type { PictureOrder } from '../src/types.ts';
import { cosplayGuests } from './lists/cosplayGuests.ts';
import { creators } from './lists/creators.ts';
import { founders } from './lists/founders.ts';

/** Folder under /img → picture → emblem its cover is built on. */
const covers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tournaments: {
    cs2: 'trophy',
    dota2: 'desk',
    'valorant-lan': 'wasd',
    lol: 'palace',
    pubg: 'heli',
    fortnite: 'tilted',
    geoguessr: 'crt',
    ECEC: 'desk',
    valorant: 'stage',
    goals: 'pad',
    cod: 'speaker',
    aoe: 'moose',
    'rocket-league': 'truck',
  },
  activities: {
    retro: 'crt',
    console: 'pad',
    arcade: 'arcade',
    cosplay: 'crowd',
    'geek-bazaar': 'gacha',
    'veizla-mega': 'tilted',
    'arcane-game': 'torii',
    saab: 'moose',
    'rocket-league': 'truck',
    geoguessr: 'crt',
    aoe: 'palace',
    ecec: 'desk',
    cod: 'speaker',
    elgiganten: 'desk',
    husqvarna: 'claw',
    arla: 'bowl',
    cancerfonden: 'match',
    turbotant: 'booth',
    kebnekajsa: 'kaiju',
    gunvor: 'kaiju',
    'network-tour': 'wasd',
    relay: 'crowd',
    'can-hunt': 'maneki',
    'rent-setup': 'desk',
    'chair-yoga': 'pods',
    karaoke: 'stage',
    'board-games': 'maneki',
    helicopter: 'heli',
    'demo-party': 'neon',
    'case-mod': 'trophy',
  },
  food: {
    'lan-lounge': 'bowl',
    'food-trucks': 'truck',
    restaurants: 'ramen',
    kiosks: 'maneki',
  },
  accommodation: {
    'sleeping-hall': 'pods',
    camping: 'torii',
    cabins: 'moose',
  },
  cards: {
    crew: 'crowd',
    esports: 'trophy',
    activities: 'arcade',
    food: 'ramen',
    creators: 'booth',
  },
  friends: {
    tangent: 'wasd',
    polarping: 'neon',
    pixelpask: 'crt',
    gutagrottan: 'palace',
    skogslan: 'moose',
    sladdhelgen: 'desk',
    faltkontroll: 'pad',
    'mormors-modem': 'maneki',
  },
  sellers: {
    tarningssmedjan: 'gacha',
    'kretskort-och-krans': 'claw',
    grodmossan: 'maneki',
    blackhorna: 'booth',
    'kassett-karin': 'crt',
    'plat-och-pansar': 'tilted',
    tangentsnickaren: 'wasd',
    serieladan: 'tickets',
    'mjukisar-med-humor': 'kaiju',
    nordnalen: 'match',
  },
  deals: {
    headset: 'booth',
    keyboard: 'wasd',
    mouse: 'claw',
    monitor: 'crt',
    console: 'pad',
    chair: 'pods',
    network: 'desk',
    coffee: 'bowl',
    bundle: 'gacha',
  },
  instagram: {
    1: 'desk',
    2: 'ramen',
    3: 'crowd',
    4: 'kaiju',
    5: 'pad',
    6: 'stage',
    7: 'arcade',
    8: 'match',
    9: 'wasd',
    10: 'moose',
    11: 'bowl',
    12: 'heli',
  },
};

/** '/img/creators/lingon.svg' → 'creators/lingon' */
const nameOf = (path: string) => path.replace(/^\/img\//, '').replace(/\.\w+$/, '');

const face = (path: string, seed: string): PictureOrder => ({ name: nameOf(path), kind: 'avatar', seed });

/**
 * What the lists need drawn besides hero, map, districts, labels, scenes and news covers: one entry per file of /img.
 * An emblem, or a name as seed, always gives the same picture.
 */
export const pictures: readonly PictureOrder[] = [
  ...Object.entries(covers).flatMap(([folder, names]) =>
    Object.entries(names).map(([name, emblem]): PictureOrder => ({ name: `${folder}/${name}`, kind: 'cover', emblem })),
  ),
  ...creators.filter(creator => creator.image !== '').map(creator => face(creator.image, creator.nick)),
  ...cosplayGuests.map(guest => face(guest.img, guest.name)),
  ...founders.map(founder => face(founder.photoUrl, founder.name)),
];

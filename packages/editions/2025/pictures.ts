import type { PictureOrder } from '../src/types.ts';
import { cosplayGuests } from './lists/cosplayGuests.ts';
import { founders } from './lists/founders.ts';

/** Folder under /img → picture → emblem its cover is built on. */
const covers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tournaments: {
    cs2: 'trophy',
    dota2: 'desk',
    'valorant-lan': 'wasd',
    lol: 'palace',
    pubg: 'dinner',
    fortnite: 'plankTower',
    geoguessr: 'signpost',
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
    cosplay: 'sewing',
    'geek-bazaar': 'gacha',
    'veizla-mega': 'tilted',
    'arcane-game': 'torii',
    saab: 'moose',
    'rocket-league': 'truck',
    geoguessr: 'signpost',
    aoe: 'palace',
    ecec: 'desk',
    cod: 'speaker',
    elgiganten: 'desk',
    husqvarna: 'tent',
    arla: 'bowl',
    cancerfonden: 'match',
    turbotant: 'booth',
    kebnekajsa: 'kaiju',
    gunvor: 'kaiju',
    'network-tour': 'cable',
    relay: 'crowd',
    'can-hunt': 'maneki',
    'rent-setup': 'setup',
    'chair-yoga': 'pods',
    karaoke: 'stage',
    'board-games': 'drawer',
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
    camping: 'tent',
    cabins: 'moose',
  },
  cards: {
    crew: 'crew',
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
    skogslan: 'tent',
    sladdhelgen: 'cable',
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
    serieladan: 'drawer',
    'mjukisar-med-humor': 'kaiju',
    nordnalen: 'sewing',
  },
  deals: {
    headset: 'booth',
    keyboard: 'wasd',
    mouse: 'claw',
    monitor: 'crt',
    console: 'pad',
    chair: 'setup',
    network: 'cable',
    coffee: 'bowl',
    bundle: 'drawer',
  },
  instagram: {
    1: 'desk',
    2: 'ramen',
    3: 'crowd',
    4: 'kaiju',
    5: 'pad',
    6: 'stage',
    7: 'arcade',
    8: 'tent',
    9: 'cable',
    10: 'moose',
    11: 'crew',
    12: 'heli',
  },
};

/** '/img/cosplay/yuki-dahl.svg' → 'cosplay/yuki-dahl' */
const nameOf = (path: string) => path.replace(/^\/img\//, '').replace(/\.\w+$/, '');

const face = (path: string, seed: string): PictureOrder => ({ name: nameOf(path), kind: 'avatar', seed });

/**
 * What the lists need drawn besides the world, the labels, the news and the creators: one entry per file of /img.
 * The same emblem or seed always gives the same picture.
 */
export const pictures: readonly PictureOrder[] = [
  ...Object.entries(covers).flatMap(([folder, names]) =>
    Object.entries(names).map(([name, emblem]): PictureOrder => ({ name: `${folder}/${name}`, kind: 'cover', emblem })),
  ),
  ...cosplayGuests.map(guest => face(guest.img, guest.slug)),
  ...founders.map(founder => face(founder.photoUrl, nameOf(founder.photoUrl))),
];

import { avatar, bareEmblem, cover, DISTRICT_SLUGS, EMBLEMS, type CoverLook, type EmblemName } from '@tand/art';
import { Cards } from '../Cards.tsx';
import { address, groundOf } from './picture.tsx';

const Pictures = ({ items, width = '11rem', height }: { items: { name: string; src: string }[]; width?: string; height?: string }) => (
  <Cards
    width={width}
    {...(height && { height })}
    cards={items.map(({ name, src }) => ({ code: name, art: <img src={src} alt="" loading="lazy" />, style: groundOf('day') }))}
  />
);

export function Emblems() {
  return <Pictures items={(Object.keys(EMBLEMS) as EmblemName[]).map(name => ({ name, src: address(bareEmblem(name)) }))} />;
}

export function Portraits({ nicks }: { nicks: string[] }) {
  return <Pictures items={nicks.map(nick => ({ name: nick, src: address(avatar(nick)) }))} width="8rem" />;
}

export function Labels() {
  return <Pictures items={DISTRICT_SLUGS.map(slug => ({ name: slug, src: `./img/labels/${slug}.svg` }))} width="14rem" height="11rem" />;
}

const nameOf = ({ emblem, palette, ground, composition }: CoverLook) => `${emblem}, ${palette.join(' + ')}, ${ground}, ${composition}`;

export function Covers({ looks }: { looks: CoverLook[] }) {
  return <Pictures items={looks.map(look => ({ name: nameOf(look), src: address(cover(look)) }))} width="18rem" height="10rem" />;
}

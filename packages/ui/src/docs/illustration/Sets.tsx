import { avatar, bareEmblem, cover, DISTRICT_SLUGS, EMBLEMS, type CoverLook, type EmblemName } from '@tand/art';
import { Plate, PlateArt, Plates, PlateText } from '../docs.styles.ts';
import { address, groundOf } from './picture.tsx';

const isEmblem = (name: string): name is EmblemName => name in EMBLEMS;

function Pictures({
  items,
  plate = '11rem',
  height = '8rem',
}: {
  items: { name: string; src: string }[];
  plate?: string;
  height?: string;
}) {
  return (
    <Plates style={{ '--plate': plate, '--art-height': height }}>
      {items.map(({ name, src }) => (
        <Plate key={name}>
          <PlateArt style={groundOf('day')}>
            <img src={src} alt="" loading="lazy" />
          </PlateArt>
          <PlateText>
            <code>{name}</code>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}

export function Emblems() {
  return (
    <Pictures
      items={Object.keys(EMBLEMS)
        .filter(isEmblem)
        .map(name => ({ name, src: address(bareEmblem(name)) }))}
    />
  );
}

/** A nick always gives the same face. */
export function Portraits({ nicks }: { nicks: string[] }) {
  return <Pictures items={nicks.map(nick => ({ name: nick, src: address(avatar(nick)) }))} plate="8rem" />;
}

export function Labels() {
  return <Pictures items={DISTRICT_SLUGS.map(slug => ({ name: slug, src: `./img/labels/${slug}.svg` }))} plate="14rem" height="11rem" />;
}

const nameOf = ({ emblem, palette, ground, composition }: CoverLook) => `${emblem}, ${palette.join(' + ')}, ${ground}, ${composition}`;

export function Covers({ looks }: { looks: CoverLook[] }) {
  return <Pictures items={looks.map(look => ({ name: nameOf(look), src: address(cover(look)) }))} plate="18rem" height="10rem" />;
}

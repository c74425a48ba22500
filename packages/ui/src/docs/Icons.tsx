import * as icon from '../components/Icon/index.ts';
import { Plate, PlateArt, Plates, PlateText } from './docs.styles.ts';

const { Icon } = icon;
const isGlyph = (value: unknown): value is icon.Glyph => typeof value === 'object' && value !== null && 'ink' in value;

export function Icons() {
  const glyphs = Object.entries(icon).flatMap(([name, glyph]) => (isGlyph(glyph) ? [{ name, glyph }] : []));
  return <Set glyphs={glyphs} />;
}

export function SocialIcons() {
  return <Set glyphs={Object.entries(icon.socialGlyphs).map(([name, glyph]) => ({ name, glyph }))} />;
}

function Set({ glyphs }: { glyphs: { name: string; glyph: icon.Glyph }[] }) {
  return (
    <Plates style={{ '--plate': '8.5rem' }}>
      {glyphs.map(({ name, glyph }) => (
        <Plate key={name}>
          <PlateArt style={{ '--plate-height': '5rem' }}>
            <Icon glyph={glyph} size="large" />
          </PlateArt>
          <PlateText>
            <code>{name}</code>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}

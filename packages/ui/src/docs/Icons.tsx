import type { CSSProperties } from 'react';
import * as icon from '../components/Icon/index.ts';
import { Cards } from './Cards.tsx';

const { Icon } = icon;
const isGlyph = (value: unknown): value is icon.Glyph => typeof value === 'object' && value !== null && 'ink' in value;

const compact = { '--plate-height': '5rem' } as CSSProperties;

const Glyphs = ({ of }: { of: object }) => (
  <Cards
    width="8.5rem"
    cards={Object.entries(of)
      .filter(([, glyph]) => isGlyph(glyph))
      .map(([code, glyph]) => ({ code, art: <Icon glyph={glyph as icon.Glyph} size="large" />, style: compact }))}
  />
);

export const Icons = () => <Glyphs of={icon} />;
export const SocialIcons = () => <Glyphs of={icon.socialGlyphs} />;

export * from './glyphs.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { iconSizes, type IconSize } from './Icon.variants.ts';
export { glyph, glyphMask, type Glyph } from './pixels.ts';
export { socialGlyph, socialGlyphs, type SocialId } from './socialGlyphs.ts';

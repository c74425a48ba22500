export * from './glyphs.ts';
export { Icon, type IconProps, iconSizes, type IconSize } from './Icon.tsx';
export { glyph, glyphMask, type Glyph } from './pixels.ts';
export { socialGlyph, socialGlyphs, type SocialId } from './socialGlyphs.ts';

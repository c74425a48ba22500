import type { TextSectionProps } from './TextSection.tsx';

/** Texts of the copy, with their keys as ids. */
export const withIds = (texts: Readonly<Record<string, Omit<TextSectionProps, 'id'>>>): TextSectionProps[] =>
  Object.entries(texts).map(([id, text]) => ({ ...text, id }));

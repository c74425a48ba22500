import { tag } from '../../tokens/index.ts';

/** Colours of the place tags, by ink. */
export const scheduleTones = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper'] as const;
export type ScheduleTone = (typeof scheduleTones)[number];

export const toneColor: Record<ScheduleTone, string> = tag;

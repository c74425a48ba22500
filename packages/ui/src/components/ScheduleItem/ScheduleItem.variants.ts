import { district } from '../../tokens/index.ts';

/** Colours of the place tags, by ink. */
export const scheduleTones = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper'] as const;
export type ScheduleTone = (typeof scheduleTones)[number];

export const toneColor: Record<ScheduleTone, string> = {
  red: district.tokyoTown,
  teal: district.tiltedBlocks,
  night: district.neonDistrict,
  yellow: district.miragePalace,
  blue: district.streamerAvenue,
  pink: district.rosaHelikopter,
  paper: district.quietLan,
};

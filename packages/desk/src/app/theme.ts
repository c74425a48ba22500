import { instantToLocal } from '@tand/festival';
import { kept } from '../drafts/kept.ts';

/** What the device asks for: by the festival's clock unless somebody has chosen. */
export type ThemeChoice = 'auto' | 'light' | 'night';
export const themeStore = kept<ThemeChoice>('theme', 'auto');

/** It is dark at the festival from the first hour to before the second. */
const dark = [21, 6] as const;

/** The theme in force at an instant (CREW-1). */
export function themeAt(choice: ThemeChoice, now: number): 'light' | 'night' {
  if (choice !== 'auto') return choice;
  const hour = Number(instantToLocal(now).slice(11, 13));
  return hour >= dark[0] || hour < dark[1] ? 'night' : 'light';
}

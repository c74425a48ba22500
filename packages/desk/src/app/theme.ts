import { edition } from '@edition/edition.ts';
import { instantToLocal } from '@tand/festival';
import { savedState } from '../drafts/savedState.ts';

export type ThemeChoice = 'auto' | 'light' | 'night';
export const themeStore = savedState<ThemeChoice>('theme', 'auto');

const dark = [21, 6] as const;

/** CREW-1 */
export function themeAt(choice: ThemeChoice, now: number): 'light' | 'night' {
  if (choice !== 'auto') return choice;
  const hour = Number(instantToLocal(now, edition.timeZone).slice(11, 13));
  return hour >= dark[0] || hour < dark[1] ? 'night' : 'light';
}

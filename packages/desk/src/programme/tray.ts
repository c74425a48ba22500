import type { ScheduleItem } from '@tand/festival';
import type { DeskChange, DeskProgramme } from '@tand/festival/desk';
import { isEqual, rebase, resolve } from '../drafts/draft.ts';
import { savedState } from '../drafts/savedState.ts';
import { changesOf, isChange, itemGroups, type ItemDraft, type ItemGroup } from './itemDraft.ts';

export interface Tray {
  drafts: Readonly<Record<string, ItemDraft>>;
  why: string;
}

export const emptyTray: Tray = { drafts: {}, why: '' };
/** CREW-4 */
export const trayStore = savedState<Tray>('tray', emptyTray);

const settled = (tray: Tray): Tray => (Object.keys(tray.drafts).length === 0 ? emptyTray : tray);

export function putItem(tray: Tray, current: ScheduleItem | undefined, mine: ScheduleItem): Tray {
  const base = tray.drafts[mine.id]?.base ?? current ?? null;
  const draft = { base, mine };
  if (!isChange(draft)) return dropItems(tray, [mine.id]);
  return { ...tray, drafts: { ...tray.drafts, [mine.id]: draft } };
}

export function dropItems(tray: Tray, ids: readonly string[]): Tray {
  const drafts = Object.fromEntries(Object.entries(tray.drafts).filter(([id]) => !ids.includes(id)));
  return settled({ ...tray, drafts });
}

/** An item that others have removed, or changed in conflict with its draft. */
export interface Meeting {
  id: string;
  now: ScheduleItem | undefined;
  conflicts: ItemGroup[];
}

/** CREW-6 */
export function rebaseTray(tray: Tray, { items }: Pick<DeskProgramme, 'items'>): { tray: Tray; meetings: Meeting[] } {
  const meetings: Meeting[] = [];
  const drafts: Record<string, ItemDraft> = {};
  for (const [id, draft] of Object.entries(tray.drafts)) {
    const now = items.find(item => item.id === id);
    if (!now) {
      drafts[id] = draft;
      if (draft.base) meetings.push({ id, now, conflicts: [] });
      continue;
    }
    // A new item that already exists was sent before, and its response was lost.
    const own = draft.base ? draft : { base: now, mine: draft.mine };
    const { draft: next, conflicts } = rebase<ScheduleItem>(own, now, itemGroups);
    if (conflicts.length > 0) meetings.push({ id, now, conflicts: conflicts as ItemGroup[] });
    if (isChange(next)) drafts[id] = next;
  }
  return { tray: isEqual(drafts, tray.drafts) ? tray : settled({ ...tray, drafts }), meetings };
}

export function choose(tray: Tray, now: ScheduleItem, group: ItemGroup, keep: 'mine' | 'theirs'): Tray {
  const draft = tray.drafts[now.id];
  if (!draft) return tray;
  const next = resolve<ScheduleItem>(draft, now, itemGroups[group], keep);
  return isChange(next) ? { ...tray, drafts: { ...tray.drafts, [now.id]: next } } : dropItems(tray, [now.id]);
}

export function addAgain(tray: Tray, id: string): Tray {
  const draft = tray.drafts[id];
  return draft ? { ...tray, drafts: { ...tray.drafts, [id]: { base: null, mine: draft.mine } } } : tray;
}

export const trayChanges = ({ drafts }: Tray): DeskChange[] => Object.values(drafts).flatMap(changesOf);

export function programmeWith({ drafts }: Tray, items: readonly ScheduleItem[]): ScheduleItem[] {
  const known = new Set(items.map(({ id }) => id));
  const added = Object.values(drafts).flatMap(({ mine }) => (known.has(mine.id) ? [] : [mine]));
  return [...items.map(item => drafts[item.id]?.mine ?? item), ...added];
}

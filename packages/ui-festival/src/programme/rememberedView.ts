import { readStored, writeStored } from '@tand/ui/dom';

type View = 'list' | 'grid';

let view: View | undefined;

export function rememberedView(key: string): View | undefined {
  const chosen = view ?? readStored(key);
  return chosen === 'list' || chosen === 'grid' ? chosen : undefined;
}

export function rememberView(key: string, chosen: View) {
  view = chosen;
  writeStored(key, chosen);
}

type View = 'list' | 'grid';

let view: View | undefined;

export function rememberedView(key: string): View | undefined {
  if (view) return view;
  try {
    const stored = localStorage.getItem(key);
    return stored === 'list' || stored === 'grid' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function rememberView(key: string, chosen: View) {
  view = chosen;
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // the choice lasts as long as the page
  }
}

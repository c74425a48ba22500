type View = 'list' | 'grid';

const key = 'tand:schedule-view';
let view: View | undefined;

export function rememberedView(): View | undefined {
  if (view) return view;
  try {
    const stored = localStorage.getItem(key);
    return stored === 'list' || stored === 'grid' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function rememberView(chosen: View) {
  view = chosen;
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // the choice lasts as long as the page
  }
}

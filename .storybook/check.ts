import { flushSync } from 'react-dom';
import { showInstead } from './stage.tsx';
import type { StageGlobals } from './toolbar.ts';

interface Checked {
  globals: StageGlobals;
  parameters: { a11y?: { disable?: boolean; test?: string; config?: { rules?: { id: string; enabled?: boolean }[] } } };
}

export async function checkOtherTheme({ globals, parameters: { a11y } }: Checked): Promise<void> {
  if (a11y?.disable || a11y?.test === 'off') return;
  const other: StageGlobals = {
    theme: globals.theme === 'night' ? 'light' : 'night',
    lang: globals.lang === 'en' ? 'sv' : 'en',
    motion: 'reduced',
  };
  const { default: axe } = await import('axe-core');
  flushSync(() => showInstead(other));
  // During a transition, colours are between those of the themes.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  try {
    axe.reset();
    axe.configure({ rules: [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])] });
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'], resultTypes: ['violations'] },
    );
    if (violations.length === 0) return;
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `  ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
    throw new Error(`Not accessible in theme ${other.theme}, language ${other.lang}:\n${lines.join('\n')}`);
  } finally {
    flushSync(() => showInstead({}));
  }
}

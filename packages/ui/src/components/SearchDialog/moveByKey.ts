import { focusedIn } from '../../foundations/focusedIn.ts';

/** @returns whether the key was handled */
export function moveByKey(root: HTMLElement, key: string): boolean {
  const field = root.querySelector<HTMLInputElement>('input');
  const results = [...root.querySelectorAll<HTMLElement>('[data-part="result"]')];
  const focused = focusedIn(root);
  const at = results.findIndex(result => result === focused);
  const isInField = field === focused;
  if (at < 0 && !isInField) return false;
  const goal = goalOf(key, at, results.length);
  if (goal === undefined || (isInField && key !== 'ArrowDown')) return false;
  (goal < 0 ? field : results[goal])?.focus();
  return true;
}

function goalOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const key = 'tand:push';

/** Whether this device is noted as one that is told of its picks. */
export function isNoted(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Notes it, or takes the note away. A browser that keeps nothing is asked again in the next visit. */
export function note(isTold: boolean): void {
  try {
    if (isTold) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // the subscription itself lies with the browser
  }
}

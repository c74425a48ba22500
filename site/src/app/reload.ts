const key = 'tand:reloaded';

/**
 * Loads the page anew once, for scripts that a newer build has replaced. A second failure within the minute is not
 * met by another reload, so there is never a loop.
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false; // it would lose even the page that is there
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // without storage a loop could not be seen
  }
  location.reload();
  return true;
}

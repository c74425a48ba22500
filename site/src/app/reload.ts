const key = 'tand:reloaded';

/** Reloads for scripts that a newer build has replaced, at most once a minute, so it cannot loop. Returns whether it does. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false; // offline a reload would lose this page
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // without storage a loop would go unnoticed
  }
  location.reload();
  return true;
}

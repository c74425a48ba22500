function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Value of the first cookie of that name in a `document.cookie` or Cookie header text; undefined when there is none. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key = '', ...rest] = pair.split('=');
    if (key.trim() !== name || rest.length === 0) continue;
    return decode(
      rest
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
  }
  return undefined;
}

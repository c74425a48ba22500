const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Such as 'Chrome on Android'; nothing else of the user agent is stored. */
export function deviceName(userAgent = ''): string {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(browsers) ?? 'Browser', named(systems)].filter(Boolean).join(' on ');
}

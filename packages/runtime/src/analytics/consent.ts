export function isDeclined(browser: Navigator = navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

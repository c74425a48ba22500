/** Whether the visitor's browser says not to be counted: Do Not Track or Global Privacy Control. */
export function isDeclined(browser: Navigator = navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = browser as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Time as HH:mm; '' for empty input, undefined if invalid. */
export function readClock(text: string): string | undefined {
  const written = text.trim();
  if (written === '') return '';
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(written) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Removes case, accents and invisible characters, so that "oppning" finds "Öppning". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Lower case without accents, so that "oppning" finds "Öppning". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

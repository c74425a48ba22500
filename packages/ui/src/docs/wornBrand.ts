/** The brand that is tried on in this tab: every story and page wears it until ours is put back. */
const key = 'tand-brand';
const sheet = document.createElement('style');

interface Worn {
  edits: Readonly<Record<string, string>>;
  css: string;
}

/** What is worn, from before the page was loaded too. */
export const wornBrand = (): Worn => JSON.parse(sessionStorage.getItem(key) ?? '{"edits":{},"css":""}') as Worn;

/** Puts a brand on, or with empty CSS takes it off. */
export function wearBrand(worn: Worn) {
  sessionStorage.setItem(key, JSON.stringify(worn));
  sheet.textContent = worn.css;
  // Last, for it must come after the tokens.
  document.head.append(sheet);
}

/** The brand tried in this tab: every story and page uses it until it is reset. */
const key = 'tand-brand';
const sheet = document.createElement('style');

interface Worn {
  edits: Readonly<Record<string, string>>;
  css: string;
}

export const wornBrand = (): Worn => JSON.parse(sessionStorage.getItem(key) ?? '{"edits":{},"css":""}') as Worn;

/** Empty CSS removes the brand. */
export function wearBrand(worn: Worn) {
  sessionStorage.setItem(key, JSON.stringify(worn));
  sheet.textContent = worn.css;
  // The sheet comes after the tokens, to override them.
  document.head.append(sheet);
}

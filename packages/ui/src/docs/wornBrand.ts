const key = 'tand-brand';
const sheet = document.createElement('style');

interface Worn {
  edits: Readonly<Record<string, string>>;
  css: string;
}

export const wornBrand = (): Worn => JSON.parse(sessionStorage.getItem(key) ?? '{"edits":{},"css":""}') as Worn;

export function wearBrand(worn: Worn) {
  sessionStorage.setItem(key, JSON.stringify(worn));
  sheet.textContent = worn.css;
  document.head.append(sheet);
}

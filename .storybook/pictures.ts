/** Address of no file, for stories about missing pictures. */
export const missingOnPurpose = '/img/none.svg';

const known = new Map<string, Promise<boolean>>();
function isThere(address: string): Promise<boolean> {
  const { href } = new URL(address, document.baseURI);
  const [file = href] = href.split('#');
  let answer = known.get(file);
  if (!answer) {
    const image = new Image();
    image.src = file;
    answer = image.decode().then(
      () => true,
      () => false,
    );
    known.set(file, answer);
  }
  return answer;
}

const attributes = 'img[src], video[poster], use[href^="/"], image[href]';
const candidates = (srcset: string) => srcset.split(/,\s+/).map(part => part.trim().split(' ')[0]!);
/** `url(…)` in style sheets, without fonts and references within the page. */
const inStyle = /url\((?:"([^"#][^"]*)"|([^"'#)][^)]*))\)(?! format)/g;

function addresses(): Set<string> {
  const elements = [...document.body.querySelectorAll(attributes)];
  const found = elements.map(element => ['src', 'poster', 'href'].map(name => element.getAttribute(name)).find(Boolean)!);
  for (const element of document.body.querySelectorAll('[srcset]')) found.push(...candidates(element.getAttribute('srcset')!));
  const styles = [
    ...Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent),
    ...Array.from(document.querySelectorAll('[style*="url("]'), element => element.getAttribute('style')!),
  ];
  for (const text of styles) for (const [, quoted, bare] of text.matchAll(inStyle)) found.push((quoted ?? bare)!);
  return new Set(found);
}

/** @throws Error naming each picture that cannot be loaded, except those missing on purpose */
export async function checkPictures(): Promise<void> {
  const asked = [...addresses()].filter(address => !address.endsWith(missingOnPurpose));
  const are = await Promise.all(asked.map(isThere));
  const missing = asked.filter((_, index) => !are[index]);
  if (missing.length > 0) throw new Error(`Pictures that cannot be loaded:\n${missing.map(address => `  ${address}`).join('\n')}`);
}

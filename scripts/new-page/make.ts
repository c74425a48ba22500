import { upperFirst } from '@tand/festival';

/** 'lost-property' → 'lostProperty' */
export const copyName = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const moduleText = (copy: string) => `import { Section, Stack } from '@tand/ui';
import { TextSection } from '@tand/ui-festival';
import { PageTop, useCopy } from '#app';

export default function ${upperFirst(copy)}Page() {
  const copy = useCopy('${copy}');
  return (
    <>
      <PageTop />
      <Section>
        <Stack gap={8}>
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
        </Stack>
      </Section>
    </>
  );
}
`;

const words = {
  sv: {
    title: 'Rubrik för',
    description: 'Skriv här vad besökaren hittar på sidan, i en mening.',
    preamble: 'Skriv här vad besökaren får veta eller kan göra.',
    headline: 'Första rubriken',
    paragraph: 'Skriv här det viktigaste först.',
  },
  en: {
    title: 'Title of',
    description: 'Write here what visitors find on the page, in a sentence.',
    preamble: 'Write here what visitors learn or can do.',
    headline: 'First heading',
    paragraph: 'Write what matters most first.',
  },
};

function copyText(name: string, { title: heading, description, preamble, headline, paragraph }: (typeof words)['sv']): string {
  const title = `${heading} ${name.replaceAll('-', ' ')}`;
  const copy = {
    meta: { title, description, keywords: `${title}, {{festival}}` },
    headline: title,
    preamble,
    sections: [{ id: 'first', headline, paragraphs: [paragraph] }],
  };
  return `${JSON.stringify(copy, null, 2)}\n`;
}

function insert(text: string, at: RegExp, line: string): string {
  const place = at.exec(text);
  if (!place) throw new Error(`${at} is not in the file`);
  const end = place.index + place[0].length;
  return text.slice(0, end) + line + text.slice(end);
}

/** @returns contents of the new and changed files by path (PAGE-7) */
export function newPage(name: string, year: string, read: (file: string) => string): Record<string, string> {
  const copy = copyName(name);
  const table = 'site/src/sitemap.ts';
  const covers = 'packages/art/src/catalogue/cards.ts';
  const routes = 'packages/editions/check/routes.ts';
  return {
    [`site/src/pages/info/${name}.tsx`]: moduleText(copy),
    [`packages/editions/${year}/copy/sv/${copy}.json`]: copyText(name, words.sv),
    [`packages/editions/${year}/copy/en/${copy}.json`]: copyText(name, words.en),
    [covers]: insert(read(covers), /const PAGES: .* = \{\n/, `  ${copy}: ['signpost', 'gw', 'rays'],\n`),
    [table]: insert(read(table), /const table: Page\[\] = \[\n[\s\S]*?(?=\];)/, `  page('${name}', 'info/${name}', '${copy}'),\n`),
    [routes]: insert(read(routes), /const pages = `\n/, `  ${name}\n`),
  };
}

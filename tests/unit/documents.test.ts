import { expect, test } from 'vitest';
import { exportOf, fileOf, groupOf, kindsOf, nameOf } from '../../scripts/documents/kinds.ts';
import { pageAt, pages } from '../../site/src/sitemap.ts';
import { addresses } from '../support/app.ts';

const paths = (await addresses('sv')).map(address => address.slice('/sv/'.length));
const kinds = kindsOf(paths, path => pageAt(path)!.module);

// LIB-12
test('has a story in Storybook for each module of the route table', () => {
  expect(new Set(kinds.map(({ module }) => module))).toEqual(new Set(pages.map(({ module }) => module)));
  const stories = kinds.map(kind => `${groupOf(kind)} ${exportOf(kind)}`);
  expect(new Set(stories).size).toBe(stories.length);
  expect(stories.filter(story => !/^Pages\/[A-Z][a-z]+ [A-Z]\w+$/.test(story))).toEqual([]);
});

test('lists a view as another story of its page, with a document of its own', () => {
  const list = kinds.find(({ query }) => query === 'view=list')!;
  expect([groupOf(list), nameOf(list), exportOf(list)]).toEqual(['Pages/Main', 'Schedule, list', 'ScheduleList']);
  expect(fileOf(list, 'sv', 'night')).toBe('/sv/schedule/view-list/night.html');
  expect(fileOf({ path: 'tickets', query: '' }, 'en', 'after')).toBe('/en/tickets/after.html');
});

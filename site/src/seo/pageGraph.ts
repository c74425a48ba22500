import { edition } from '@edition/edition.ts';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { founders } from '@edition/lists/founders.ts';
import { footer, home, menu, navbar } from '@edition/lists/nav.ts';
import { tickets } from '@edition/lists/tickets.ts';
import { tournaments } from '@edition/lists/tournaments.ts';
import { pageGraph as graphOf, type Node, type PageFacts } from '@tand/festival/jsonLd';
import { costRules } from '../costRules.ts';
import { pages } from '../sitemap.ts';

const links = [home, ...navbar, ...[...menu, ...footer].flatMap(group => group.links)];
const navigation = new Map(links.map(({ key, path }) => [path, key]));
const { prices } = costRules;

export const pageGraph = (facts: PageFacts): Node[] =>
  graphOf({ edition, pages, navigation, tickets, prices, tournaments, founders, creators, guests: cosplayGuests }, facts);

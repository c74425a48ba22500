import type { ReactElement } from 'react';
import { ServerStyleSheet, version } from 'styled-components';
import { parseSheet, sheetText, type Sheet } from './critical.ts';

/** The element that the client of styled-components looks for. */
export const styleElement = (css: string) => `<style data-styled="true" data-styled-version="${version}">${css}</style>`;

/** Maximum of cached results; most pages of a kind have the same. */
const mostKept = 2000;

/** Styles of all rendered pages, each generated once; a sheet for each page would generate the same rules repeatedly. */
export class PageStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #kept = new Map<string, string>();
  #known: Sheet = new Map();
  #names: ReadonlySet<string> = new Set();
  /** Class names without a rule here. */
  readonly #others = new Set<string>();

  collect(element: ReactElement): ReactElement {
    return this.#sheet.collectStyles(element);
  }

  /** Critical CSS of a page in cascade order, whatever was rendered before. */
  of(html: string): string {
    const classes = classesOf(html);
    const name = [...classes].toSorted().join(' ');
    let css = this.#kept.get(name);
    if (css === undefined) {
      if (this.#kept.size >= mostKept) this.#kept.clear();
      this.#kept.set(name, (css = this.#make(classes)));
    }
    return css;
  }

  #make(classes: ReadonlySet<string>): string {
    const isKnown = (name: string) => this.#names.has(name) || this.#others.has(name);
    if (![...classes].every(isKnown)) {
      this.#known = parseSheet(/<style[^>]*>([\s\S]*)<\/style>/.exec(this.#sheet.getStyleTags())?.[1] ?? '');
      this.#names = new Set([...this.#known.values()].flatMap(({ names }) => names));
      for (const name of classes) if (!this.#names.has(name)) this.#others.add(name);
    }
    const own: Sheet = new Map(
      [...this.#known].flatMap(([number, { id, names, rules }]) => {
        const used = names.filter(name => classes.has(name)).toSorted();
        if (used.length === 0) return [];
        const rulesOf = (name: string) => rules.filter(rule => new RegExp(`\\.${name}(?![\\w-])`).test(rule));
        return [[number, { id, names: used, rules: [...new Set(used.flatMap(rulesOf))] }] as const];
      }),
    );
    const text = [...own.values()].flatMap(({ rules }) => rules).join('');
    // Keyframes have no class; they are found by name in the rules.
    const frames = [...this.#known].filter(
      ([, { id, names }]) => id.startsWith('sc-keyframes-') && names.some(name => text.includes(name)),
    );
    return sheetText(new Map([...own, ...frames]));
  }
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  const seen = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    if (seen.has(value)) continue;
    seen.add(value);
    for (const name of value.split(' ')) classes.add(name);
  }
  return classes;
}

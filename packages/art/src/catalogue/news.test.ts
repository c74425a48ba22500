import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNews } from './edition.ts';
import { coverLooks, emblemFor } from './news.ts';

const item = (slug: string, topic = 'nyheter') => ({ slug, topic, published: '2025-01-01', headline: { sv: 'Rubrik', en: 'Headline' } });
const many = [...Array(60)].map((_, i) => item(`item-${i}`, ['esport', 'mat', 'lan', 'nyheter'][i % 4]));

describe('coverLooks', () => {
  it('gives neighbouring covers different background colours and patterns', () => {
    const looks = [...coverLooks(many).values()];
    looks.slice(1).forEach((look, i) => {
      expect(look.palette[0]).not.toBe(looks[i]?.palette[0]);
      expect(look.ground).not.toBe(looks[i]?.ground);
    });
  });

  it('leaves existing covers unchanged when news is added', () => {
    const before = coverLooks(many.slice(0, 20));
    const after = coverLooks(many);
    for (const [slug, look] of before) expect(after.get(slug)).toEqual(look);
  });

  it.each([
    ['tent-mattress-or-cabin', 'tent'],
    ['battle-pass-first-levels', 'matchbook'],
    ['food-trucks-and-preorder', 'truck'],
    ['tokyo-town-oppnar-granden', 'kaiju'],
    ['veizla-mega-warhammer-40k', 'wargame'],
    ['what-happens-to-the-rubbish', 'canCat'],
    ['sista-dagarna', 'lastMatches'],
  ])('chooses an emblem by the words of %s', (slug, emblem) => {
    expect(emblemFor(item(slug))).toBe(emblem);
  });
});

it('reads headlines in two YAML styles, and the English headline for a language without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'news-'));
  writeFileSync(
    join(folder, 'first.md'),
    '---\ntopic: mat\npublishedDate: "2029-01-01"\nsv: { headline: "Mer: mat" }\nen:\n  headline: Food\n---\n',
  );
  expect(readNews(folder, ['sv', 'en', 'fi'])).toEqual([
    { slug: 'first', topic: 'mat', published: '2029-01-01', headline: { sv: 'Mer: mat', en: 'Food', fi: 'Food' } },
  ]);
  rmSync(folder, { recursive: true });
});

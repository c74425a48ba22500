import { describe, expect, it } from 'vitest';
import { previewLook, previewPictures } from './previews.ts';

const entry = (kind: 'tournament' | 'partner' | 'district', slug: string) => ({ kind, slug, path: '', texts: '' });

describe('previewLook', () => {
  it.each([
    ['pubg', 'dinner'],
    ['ECEC', 'office'],
    ['valorant', 'invitational'],
    ['valorant-lan', 'wasd'],
    ['rocket-league', 'truckBall'],
    ['cs2-details', 'highScore'],
  ])('gives the tournament %s the emblem of its own key art', (slug, emblem) => {
    expect(previewLook({ name: 'x', entry: entry('tournament', slug), look: ['pad', 'ry'] }).emblem).toBe(emblem);
  });

  it('gives a page with a cover of its own the emblem and inks of that cover', () => {
    expect(previewLook({ name: 'search', look: ['pad', 'ry'] })).toEqual({ emblem: 'signpost', palette: ['b', 'y'] });
  });

  it('gives pages without a cover, and tournaments without key art, the look from the edition', () => {
    const look = ['calendar', 'by'] as const;
    const right = { emblem: 'calendar', palette: ['b', 'y'] };
    expect(previewLook({ name: 'schedule', look })).toEqual(right);
    expect(previewLook({ name: 'tournamentChess', entry: entry('tournament', 'chess'), look })).toEqual(right);
  });

  it('always gives the same look to a page that the edition does not name', () => {
    expect(previewLook({ name: 'newPage' })).toEqual(previewLook({ name: 'newPage' }));
  });

  it.each([
    ['nobody', 'by'],
    ['pad', 'b'],
    ['pad', 'xx'],
  ])('rejects the emblem %s in the inks %s', (emblem, inks) => {
    expect(() => previewLook({ name: 'x', look: [emblem, inks] })).toThrow(/emblem|inks/);
  });
});

it('shows the scene of a district on its preview, even if the district has no drawing', () => {
  const page = { name: 'districtKallio', title: 'Kallio', lang: 'sv', entry: entry('district', 'kallio') };
  const scenes = previewPictures({ languages: [], pages: [page] }).map(({ draw, args }) => [draw, args[1]]);
  expect(scenes).toEqual([['ogScene', 'districts/kallio']]);
});

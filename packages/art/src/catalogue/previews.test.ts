import { describe, expect, it } from 'vitest';
import { previewLook } from './previews.ts';

describe('previewLook', () => {
  it.each([
    ['tournamentPubg', 'dinner'],
    ['tournamentEcec', 'office'],
    ['tournamentValorant', 'invitational'],
    ['tournamentValorantLan', 'wasd'],
    ['tournamentRocketLeague', 'truckBall'],
    ['tournamentCs2Details', 'trophy'],
  ])('gives %s the emblem of its own key art', (page, emblem) => {
    expect(previewLook(page).emblem).toBe(emblem);
  });

  it('goes by the words of any other page', () => {
    expect(previewLook('schedule')).toEqual({ emblem: 'calendar', palette: ['b', 'y'] });
  });
});

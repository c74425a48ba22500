import { expect, it } from 'vitest';
import { mapLinks } from '../src/map.ts';
import { streetOf } from '../src/variables.ts';

it.each([
  ['Elmiavägen 15, 554 54 Jönköping', 'Elmiavägen'],
  ['Messuaukio 1', 'Messuaukio'],
  ['12b Main Street, Ely', 'Main Street'],
  ['Torget', 'Torget'],
])('finds the street of %s', (address, street) => expect(streetOf({ address })).toBe(street));

it('builds the map links from the position of the venue', () => {
  expect(mapLinks({ lat: 60.2015, lon: 24.9368 })).toEqual({
    map: 'https://www.openstreetmap.org/?mlat=60.2015&mlon=24.9368#map=16/60.2015/24.9368',
    mapEmbed:
      'https://www.openstreetmap.org/export/embed.html?bbox=24.9268%2C60.1975%2C24.9468%2C60.2055&layer=mapnik&marker=60.2015%2C24.9368',
  });
});

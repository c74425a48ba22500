import * as before from '../../2025/lists/places.ts';

export const places: typeof before.places = [...before.places, { location: 11, color: 'teal', sign: 'G', icon: 'gate' }];

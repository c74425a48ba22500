import type { Venue } from '@tand/festival';

export function mapLinks({ lat, lon }: Pick<Venue, 'lat' | 'lon'>) {
  const box = [lon - 0.01, lat - 0.004, lon + 0.01, lat + 0.004].map(edge => edge.toFixed(4));
  return {
    map: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`,
    mapEmbed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lon}`,
  };
}

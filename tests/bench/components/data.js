const two = value => String(value).padStart(2, '0');
/** Minutes from midnight as HH:mm. */
export const hhmm = minutes => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
export const DATE = '2027-07-08';

/** A programme of one day: `count` items over some places, one for each 25 unless told, none overlapping in its place, in four categories. */
export function schedule(count, places = Math.max(1, Math.round(count / 25))) {
  const locations = Array.from({ length: places }, (_, index) => ({ id: `l${index}`, name: `Stage ${index + 1}` }));
  const items = Array.from({ length: count }, (_, index) => {
    const startMin = 480 + Math.floor(index / places) * 36;
    const endMin = startMin + 20 + (index % 3) * 5;
    const place = index % places;
    return {
      id: `i${index}`,
      title: `Performance number ${index}`,
      startMin,
      endMin,
      start: hhmm(startMin),
      end: hhmm(endMin),
      locationId: `l${place}`,
      locationIndex: place,
      category: index % 4,
    };
  });
  return { date: DATE, locations, items };
}

/** The slides of a carousel. */
export const cards = Array.from({ length: 17 }, (_, index) => ({
  id: `c${index}`,
  title: `Artist ${index + 1}`,
  text: 'A short line about the artist and the place.',
  color: `hsl(${index * 21},60%,55%)`,
}));

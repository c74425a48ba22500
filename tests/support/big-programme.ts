export interface ProgrammeSize {
  items: number;
  places: number;
  days: number;
  /** Minutes between starts in a place, and length of items. Default: a start every three hours, and different lengths. */
  every?: number;
}

const tracks = ['Esports', 'Panel', 'Workshop', 'Concert', 'Tabletop', 'Cosplay', 'Meet-up', 'Filk'];
const words = [
  'Dragons',
  'Speedruns',
  'Soldering',
  'Lightsabers',
  'Pixel art',
  'Chiptune',
  'Level design',
  'Worldbuilding',
  'Lock picking',
];
const two = (value: number) => String(value).padStart(2, '0');

export function bigProgramme({ items, places, days, every }: ProgrammeSize = { items: 800, places: 80, days: 3 }): string {
  const dates = Array.from({ length: days }, (_, day) => `2026-10-${two(9 + day)}`);
  const event = (index: number) => {
    const [day, place] = [Math.floor(index / places) % days, index % places];
    // The items of a place follow each other from nine in the morning, or up to 45 minutes later if `every` is missing.
    const turn = Math.floor(index / (places * days));
    const start = 9 * 60 + (every ? turn * every : (place % 4) * 15 + turn * 180);
    const hours = Math.floor(start / 60);
    const clock = `${two(hours % 24)}:${two(start % 60)}`;
    const date = `${hours < 24 ? dates[day] : `2026-10-${two(10 + day)}`}T${clock}:00+02:00`;
    const name = `${words[index % words.length]} ${index + 1}`;
    const guid = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    return `<event guid="${guid}" id="${index + 1}"><date>${date}</date><start>${clock}</start><duration>${every ? `0${Math.floor(every / 60)}:${two(every % 60)}` : `0${1 + (index % 2)}:${index % 3 === 0 ? '30' : '00'}`}</duration>
<room>Room ${place + 1}</room><slug>con-${index + 1}</slug><url>https://con.example/talk/${index + 1}</url><title>${name} &amp; friends</title><subtitle/>
<track>${tracks[index % tracks.length]}</track><type>session</type><language>${index % 4 === 0 ? 'sv' : 'en'}</language>
<abstract>About ${name.toLowerCase()}, for everyone.</abstract><description/><logo/>
<persons><person id="${(index % 200) + 1}">Host ${(index % 200) + 1}</person></persons><links/><attachments/></event>`;
  };
  const all = Array.from({ length: items }, (_, index) => ({
    day: Math.floor(index / places) % days,
    place: index % places,
    xml: event(index),
  }));
  const room = (day: number, place: number) => {
    const own = all.filter(one => one.day === day && one.place === place);
    return own.length > 0 ? `<room name="Room ${place + 1}">\n${own.map(({ xml }) => xml).join('\n')}\n</room>\n` : '';
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<schedule><generator name="made-up" version="1"/><version>1</version>
<conference><acronym>con2026</acronym><title>A Convention</title><start>${dates[0]}</start><end>${dates.at(-1)}</end><days>${days}</days></conference>
${dates
  .map(
    (date, day) => `<day index="${day + 1}" date="${date}" start="${date}T05:00:00+02:00" end="${date}T23:59:00+02:00">
${Array.from({ length: places }, (_, place) => room(day, place)).join('')}</day>`,
  )
  .join('\n')}
</schedule>
`;
}

import { scheduleKinds, type ScheduleKind } from '@tand/festival';

/** Before the bar: Swedish and English names; after the bar: other names in files. */
const names: Readonly<Record<ScheduleKind, string>> = {
  esport:
    'esport esports e-sport e-sports | tournament tournaments turnering turneringar cup final finals finalen finaler tävling tävlingar turnier turneringer konkurrence',
  cosplay: 'cosplay |',
  workshop: 'workshop workshops verkstad verkstäder | hands-on kurs kurser class classes klass værksted',
  talk: 'talk talks samtal | lecture lectures panel panels panelsamtal vortrag vorträge föredrag föreläsning föreläsningar foredrag keynote keynotes presentation presentations podium q&a paneldebat diskussion',
  music: 'music musik | concert concerts konsert konserter konzert konzerte koncert dj karaoke',
  creators:
    'creator creators kreatör kreatörer | stream streams streaming signing signings signering signeringar autograf autografer autographs',
  market: 'market marknad | bazaar bazar dealer dealers vendor vendors loppis markt marked',
  food: 'food mat | meal meals lunch dinner breakfast frukost middag fika essen mad',
  quiet: 'quiet lugnt | lugn tyst ruhe stille',
  meeting:
    'meet-up meet-ups meetup meetups meeting meetings träff träffar | meet meets möte möten assembly social treffen møde self-organized self-organised',
  practical: 'practical praktiskt | check-in registration registrering incheckning info information orga organisation',
  play: 'play spela spel | game games gaming spiel spiele lan arcade rpg larp lajv quiz frågesport tabletop rollspel brädspel bordsspel kortspel boardgame boardgames brætspil rollespil',
  stage:
    'stage scen scenen | show shows performance performances ceremony ceremonies entertainment underhållning film films screening screenings dans dance bühne scene',
};

const wordsOf = (kind: ScheduleKind) => names[kind].split(' ').filter(word => word !== '|');
const kindsByWord = new Map(scheduleKinds.flatMap(kind => wordsOf(kind).map(word => [word, kind] as const)));
const ownNames = new Set(scheduleKinds.flatMap(kind => [kind, ...names[kind].split(' |', 1)[0]!.split(' ')]));

const fillers = new Set('& + and och und og the på själv sessions session events'.split(' '));

export function kindOf(name: string): ScheduleKind | undefined {
  const text = name.normalize('NFC').trim().toLowerCase();
  const own = scheduleKinds.find(kind => kind === text) ?? kindsByWord.get(text);
  if (own) return own;
  const all = text.split(/[\s,/|·:;()]+/).filter(word => word && !fillers.has(word));
  const kinds = new Set(all.map(word => kindsByWord.get(word)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

export const isKindName = (name: string): boolean => ownNames.has(name.normalize('NFC').trim().toLowerCase());

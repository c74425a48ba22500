import { scheduleKinds, type ScheduleKind } from '@tand/festival';

/** Track and type names in Swedish, English and German, including the site's own; the first match counts. */
const words: readonly (readonly [ScheduleKind, RegExp])[] = [
  ['esport', /\be-?sports?\b|tournament|turnering|\bcup\b|\bfinals?\b/],
  ['cosplay', /cosplay/],
  ['workshop', /workshop|verkstad|hands-on|\bkurs\b|class\b/],
  ['talk', /talk|samtal|lecture|panel|vortrag|f[öo]redrag|keynote|presentation|podium|q&a/],
  ['music', /music|musik|concert|konsert|konzert|\bdj\b/],
  ['creators', /creators?|kreat[öo]r|stream|sign(?:ing|ering)/],
  ['market', /market|marknad|bazaar|dealer|vendor|loppis/],
  ['food', /\bfood|\bmat\b|meal|lunch|dinner|breakfast|fika|essen/],
  ['quiet', /quiet|lugnt|\btyst/],
  ['meeting', /meet|tr[äa]ff|assembly|self.?organi[sz]ed|social|community/],
  ['practical', /practical|praktiskt|check-?in|registration|info\b|orga\b/],
  ['play', /\bplay|spela|game|gaming|spiel|\blan\b|arcade|rpg|larp|quiz|tabletop/],
  ['stage', /stage|scen|show|performance|ceremony|entertainment|film|screening/],
];

export function kindOf(name: string): ScheduleKind | undefined {
  const text = name.trim().toLowerCase();
  return scheduleKinds.find(kind => kind === text) ?? words.find(([, pattern]) => pattern.test(text))?.[0];
}

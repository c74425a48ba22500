import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A custom property by which a host restyles a part. */
export interface PartVariable {
  name: string;
  description: string;
}

/** The parts that are one field of a form. */
export const fields = ['Checkbox', 'DateField', 'FileField', 'RadioGroup', 'Select', 'Switch', 'TextArea', 'TextField'];
/** Lists that are those of other parts too: what one is set, all of them are. */
const sharers: Record<string, readonly string[]> = {
  Button: ['SubmitButton'],
  Card: ['InfoCard', 'NewsCard', 'ProfileCard', 'DistrictCard', 'FoodCard', 'AccommodationCard', 'PartnerTile', 'TicketCard'],
  Carousel: ['ImageCarousel'],
  Dialog: ['SearchDialog'],
  Field: fields,
  IconButton: ['Carousel', 'FavouriteButton', 'ImageCarousel', 'Menu', 'ThemeSwitcher'],
  LinkArrow: ['BackLink'],
  Picture: ['Gallery', 'ImageCarousel', 'NewsCard'],
  Schedule: ['ScheduleGrid', 'ScheduleList'],
  ScheduleFilters: ['Schedule'],
  ScheduleItem: ['Schedule', 'ScheduleGrid', 'ScheduleList'],
  ScheduleStrip: ['Schedule'],
  ToggleChip: ['ThemePicker'],
  VideoEmbed: ['ExternalForm', 'MapEmbed'],
};

/** The variables of a part: from the list beside it, and from those it shares. */
export function variablesOf(library: string, layer: string, part: string): PartVariable[] {
  const shared = Object.keys(sharers).filter(owner => sharers[owner]!.includes(part));
  const lists = [
    join(library, 'src', layer, part, `${part}.variables.ts`),
    ...shared.map(owner => join(library, '../ui/src/components', owner, `${owner}.variables.ts`)),
  ];
  return lists.filter(existsSync).flatMap(path => {
    const found = readFileSync(path, 'utf8').matchAll(/\/\*\* (.+) \*\/\n\s*'(--[\w-]+)'\?/g);
    return [...found].map(([, description = '', name = '']) => ({ name, description }));
  });
}

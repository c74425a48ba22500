import type { LabelOwner, LabelWords } from '@tand/art/own-label';

/** Number and nick of a label, as an address carries them. */
const carried = ({ nick = '', number }: LabelOwner) => `${number ?? ''}/${encodeURIComponent(nick)}`;

/** The part of the address that carries a label while it is made: after the #, which browsers keep to themselves (LABEL-3). */
export const labelHash = (owner: LabelOwner): string => `#${carried(owner)}`;

/** The same in a link to share: as the query, of which the server draws the picture of the link (LABEL-3). */
export const labelQuery = (owner: LabelOwner): string => `?label=${carried(owner)}`;

/**
 * @param address hash or query
 * @returns nothing when it carries no label
 */
export function ownerIn(address: string): LabelOwner | undefined {
  const query = new URLSearchParams(address.replace(/^#/, 'label='));
  // Or in the form's own fields, when the browser has submitted it.
  const said = query.get('label') ?? `${query.get('number') ?? ''}/${query.get('nick') ?? ''}`;
  const [, number = '', nick = ''] = /^(\d{0,7})\/(.{0,200})$/u.exec(said) ?? [];
  return number || nick ? { ...(nick && { nick }), ...(number && { number: Number(number) }) } : undefined;
}

/** What stands on labels besides names, in capitals. */
export const labelWords = ({ foot, iAm, number, dates }: LabelWords): LabelWords => ({
  foot: foot.toUpperCase(),
  iAm,
  number,
  dates: dates.toUpperCase(),
});

import type { LabelOwner, LabelWords } from '@tand/art/own-label';

const carried = ({ nick = '', number }: LabelOwner) => `${number ?? ''}/${encodeURIComponent(nick)}`;

/** In the hash, which browsers do not send (LABEL-3). */
export const labelHash = (owner: LabelOwner): string => `#${carried(owner)}`;

/** As a query, for which the server draws the picture of a shared link (LABEL-3). */
export const labelQuery = (owner: LabelOwner): string => `?label=${carried(owner)}`;

/** Reads hash or query; undefined when there is no label in it. */
export function ownerIn(address: string): LabelOwner | undefined {
  const query = new URLSearchParams(address.replace(/^#/, 'label='));
  // Or the form's own fields, when the browser has submitted it.
  const said = query.get('label') ?? `${query.get('number') ?? ''}/${query.get('nick') ?? ''}`;
  const [, number = '', nick = ''] = /^(\d{0,7})\/(.{0,200})$/u.exec(said) ?? [];
  return number || nick ? { ...(nick && { nick }), ...(number && { number: Number(number) }) } : undefined;
}

export const labelWords = ({ foot, iAm, number, dates }: LabelWords): LabelWords => ({
  foot: foot.toUpperCase(),
  iAm,
  number,
  dates: dates.toUpperCase(),
});

import * as v from 'valibot';
import type * as lists from './lists.ts';
import { costTickets } from '../tickets/cost.ts';
import { emptyOrPicture, externalUrl, internalPath, kebab, localized, picture, someText } from '../text/schema.ts';

// Entries may have further fields, which the types of the edition describe.
const whole = v.pipe(v.number(), v.integer());
const social = {
  twitch: v.exactOptional(externalUrl),
  twitch2: v.exactOptional(externalUrl),
  tiktok: v.exactOptional(externalUrl),
  youtube: v.exactOptional(externalUrl),
  instagram: v.exactOptional(externalUrl),
  kick: v.exactOptional(externalUrl),
  x: v.exactOptional(externalUrl),
};
const link = { url: v.exactOptional(externalUrl), routerLink: v.exactOptional(internalPath) };

export const creatorSchema: v.GenericSchema<lists.Creator> = v.object({
  ...social,
  id: whole,
  sort: whole,
  nick: someText,
  image: emptyOrPicture,
  slug: v.exactOptional(kebab),
});

export const battlepassCardSchema: v.GenericSchema<lists.BattlepassCard> = v.object({
  level: v.pipe(whole, v.minValue(1)),
  amount: v.pipe(whole, v.minValue(1)),
  icon: someText,
  description: v.strictTuple([localized, localized]),
  enabled: v.boolean(),
  sold: v.exactOptional(v.pipe(whole, v.minValue(0))),
});

const profileLinkTypes = ['ig', 'x', 'fb', 'twitch', 'li'] as const;
const profileLink: v.GenericSchema<lists.ProfileLink> = v.union([
  v.strictObject({ id: whole, type: v.picklist(profileLinkTypes), url: externalUrl }),
  v.strictObject({ id: whole, type: v.literal('email'), url: v.pipe(v.string(), v.email()) }),
]);

export const founderSchema: v.GenericSchema<lists.Founder> = v.object({
  id: whole,
  name: someText,
  roles: localized,
  photoUrl: picture,
  facts: v.array(localized),
  links: v.array(profileLink),
});

export const ticketCardSchema: v.GenericSchema<lists.TicketCard> = v.object({
  slug: v.picklist(costTickets),
  headline: localized,
  preamble: localized,
  p: localized,
  p2: v.exactOptional(localized),
  productGroup: v.exactOptional(someText),
});

export const foodCardSchema: v.GenericSchema<lists.FoodCard> = v.object({
  slug: kebab,
  image: picture,
  headline: localized,
  paragraph: localized,
});

export const tournamentCardSchema: v.GenericSchema<lists.TournamentCard> = v.object({
  group: v.picklist(['official', 'partner', 'community']),
  title: localized,
  image: picture,
  alt: localized,
  link: internalPath,
});

export const accommodationCardSchema: v.GenericSchema<lists.AccommodationCard> = v.object({
  slug: kebab,
  image: picture,
  image2x: v.exactOptional(picture),
  headline: localized,
  p: localized,
});

export const cosplayGuestSchema: v.GenericSchema<lists.CosplayGuest> = v.object({
  ...social,
  slug: kebab,
  img: picture,
  name: someText,
  short: localized,
  bio_sv: someText,
  bio_en: someText,
  web: v.exactOptional(externalUrl),
});

export const partnerSchema: v.GenericSchema<lists.Partner> = v.object({
  ...link,
  slug: kebab,
  name: someText,
  tier: v.picklist(['presenting', 'main', 'supporting', 'all']),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

export const districtSchema: v.GenericSchema<lists.District> = v.object({
  slug: kebab,
  name: localized,
  icon: someText,
  map: v.exactOptional(v.strictObject({ x: percent, y: percent })),
});

export const activitySchema: v.GenericSchema<lists.Activity> = v.object({
  ...link,
  slug: kebab,
  title: localized,
  text: localized,
  image: picture,
  alt: localized,
});

export const friendSchema: v.GenericSchema<lists.Friend> = v.object({
  slug: kebab,
  name: someText,
  image: picture,
  url: externalUrl,
});

export const sellerSchema: v.GenericSchema<lists.Seller> = v.object({
  ...social,
  slug: kebab,
  name: someText,
  image: picture,
  description: localized,
  facebook: v.exactOptional(externalUrl),
  web: v.exactOptional(externalUrl),
});

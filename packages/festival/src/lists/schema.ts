import * as v from 'valibot';
import { costTickets } from '../tickets/cost.ts';
import { socialKeys, type SocialKey } from './socialKeys.ts';
import { emptyOrPicture, externalUrl, internalPath, kebab, localized, picture, someText } from '../text/schema.ts';

// Entries may have further fields, whose types the editions declare.
const whole = v.pipe(v.number(), v.integer());
const several = <const S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.readonly());

const channel = v.exactOptional(externalUrl);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries doesn't type its keys
const socialLinks = v.object(Object.fromEntries(socialKeys.map(key => [key, channel])) as Record<SocialKey, typeof channel>);
export type SocialLinks = v.InferOutput<typeof socialLinks>;

const link = { url: v.exactOptional(externalUrl), routerLink: v.exactOptional(internalPath) };

/** Creators without an image or a social link are not listed (CREATOR-1). */
export const creatorSchema = v.object({
  ...socialLinks.entries,
  id: whole,
  sort: whole,
  nick: someText,
  image: emptyOrPicture,
  slug: v.exactOptional(kebab),
});
export type Creator = v.InferOutput<typeof creatorSchema>;

// PASS-1
export const battlepassCardSchema = v.object({
  level: v.pipe(whole, v.minValue(1)),
  amount: v.pipe(whole, v.minValue(1)),
  icon: someText,
  description: v.pipe(v.strictTuple([localized, localized]), v.readonly()),
  enabled: v.boolean(),
  sold: v.exactOptional(v.pipe(whole, v.minValue(0))),
});
export type BattlepassCard = v.InferOutput<typeof battlepassCardSchema>;

const profileLink = v.union([
  v.strictObject({ id: whole, type: v.picklist(['ig', 'x', 'fb', 'twitch', 'li']), url: externalUrl }),
  /** The bare address, which pages link only on hover, focus or touch (PAGE-2). */
  v.strictObject({ id: whole, type: v.literal('email'), url: v.pipe(v.string(), v.email()) }),
]);

// INFO-1
export const founderSchema = v.object({
  id: whole,
  name: someText,
  roles: localized,
  photoUrl: picture,
  facts: several(localized),
  links: several(profileLink),
});
export type Founder = v.InferOutput<typeof founderSchema>;

// TICKET-1
export const ticketCardSchema = v.object({
  slug: v.picklist(costTickets),
  headline: localized,
  preamble: localized,
  p: localized,
  p2: v.exactOptional(localized),
  /** Key of `edition.tickets.productGroups`. */
  productGroup: v.exactOptional(someText),
});
export type TicketCard = v.InferOutput<typeof ticketCardSchema>;

/** `slug` is the page under /food (FOOD-1). */
export const foodCardSchema = v.object({ slug: kebab, image: picture, headline: localized, paragraph: localized });
export type FoodCard = v.InferOutput<typeof foodCardSchema>;

// ESPORT-1
export const tournamentCardSchema = v.object({
  group: v.picklist(['official', 'partner', 'community']),
  title: localized,
  image: picture,
  alt: localized,
  link: internalPath,
});
export type TournamentCard = v.InferOutput<typeof tournamentCardSchema>;
export type TournamentGroup = TournamentCard['group'];

/** `slug` is the page under /accommodation (STAY-1). */
export const accommodationCardSchema = v.object({
  slug: kebab,
  image: picture,
  image2x: v.exactOptional(picture),
  headline: localized,
  p: localized,
});
export type AccommodationCard = v.InferOutput<typeof accommodationCardSchema>;

// GUEST-2
export const cosplayGuestSchema = v.object({
  ...socialLinks.entries,
  slug: kebab,
  image: picture,
  name: someText,
  short: localized,
  bio_sv: someText,
  bio_en: someText,
});
export type CosplayGuest = v.InferOutput<typeof cosplayGuestSchema>;

export const partnerSchema = v.object({
  ...link,
  slug: kebab,
  name: someText,
  tier: v.picklist(['presenting', 'main', 'supporting', 'all']),
});
export type Partner = v.InferOutput<typeof partnerSchema>;
export type PartnerTier = Partner['tier'];

export const districtSchema = v.object({ slug: kebab, name: localized, icon: someText });
export type District = v.InferOutput<typeof districtSchema>;

export const activitySchema = v.object({ ...link, slug: kebab, title: localized, text: localized, image: picture, alt: localized });
export type Activity = v.InferOutput<typeof activitySchema>;

export const friendSchema = v.object({ slug: kebab, name: someText, image: picture, url: externalUrl });
export type Friend = v.InferOutput<typeof friendSchema>;

export const sellerSchema = v.object({
  ...socialLinks.entries,
  slug: kebab,
  name: someText,
  image: picture,
  description: localized,
});
export type Seller = v.InferOutput<typeof sellerSchema>;

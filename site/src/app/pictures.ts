/** Pictures of one kind share their size, so no page needs a list of them to hold their place. */
const sizes = {
  cover: { width: 1200, height: 675 },
  label: { width: 640, height: 480 },
  card: { width: 800, height: 600 },
  avatar: { width: 200, height: 200 },
  emblem: { width: 240, height: 240 },
  square: { width: 600, height: 600 },
} as const;

export const coverPicture = (src: string) => ({ src, ...sizes.cover });
/** The cover of a page that has no scene; its headline says what it is about. */
export const pagePicture = (name: string) => ({ src: `/img/pages/${name}.svg`, alt: '', ...sizes.cover });
export const labelPicture = (slug: string) => ({ src: `/img/labels/${slug}.svg`, ...sizes.label });
/** The cover of a food, accommodation or activity card. */
export const cardPicture = (src: string) => ({ src, ...sizes.card });
export const avatarPicture = (src: string) => ({ src, ...sizes.avatar });
/** A single thing, cut out, beside a loud heading; decoration. */
export const emblemPicture = (name: string) => ({ src: `/img/emblems/${name}.svg`, alt: '', ...sizes.emblem });
/** What a level of the battle pass gives; its words stand on the card's back. */
export const levelPicture = (level: number) => ({ src: `/img/battlepass/${level}.svg`, alt: '', ...sizes.square });

/** Entries with the picture that is named after their slug: '/img/food/kiosks.svg'. */
export const pictured = <One extends { readonly slug: string }>(folder: string, entries: readonly One[]) =>
  entries.map(one => ({ ...one, image: `/img/${folder}/${one.slug}.svg` }));

/** URL of an invented person's profile, under the reserved domain .example. */
export const profile = (host: string, handle: string) => `https://${host}.example/${handle}`;

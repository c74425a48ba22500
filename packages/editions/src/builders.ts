export const pictured = <One extends { readonly slug: string }>(folder: string, entries: readonly One[]) =>
  entries.map(one => ({ ...one, image: `/img/${folder}/${one.slug}.svg` }));

export const profile = (host: string, handle: string) => `https://${host}.example/${handle}`;

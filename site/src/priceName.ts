/** Fact with a ticket's price: `priceLan` for 'lan' (FEST-12). */
export const priceName = (slug: string) => `price${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;

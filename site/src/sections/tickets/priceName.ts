/** The fact that holds the price of a ticket: `priceLan` for 'lan' (FEST-12). */
export const priceName = (slug: string) => `price${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;

/** The only markup that React writes: an empty element, a script to be filled, data that say nothing (`seo/JsonLd.tsx`). */
const markup = new Set(['', '<script></script>', '{}']);

/**
 * What may become HTML or a script's address in a page whose policy asks for Trusted Types (SEC-10). Everything else is
 * refused by the browser, wherever it is tried.
 */
export const trusted = {
  createHTML: (text: string) => (markup.has(text) ? text : undefined),
  createScriptURL: (address: string) => (address === '/sw.js' ? address : undefined),
};

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: typeof trusted) => object;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// A page is kept before it is hydrated, or after.
if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', trusted);

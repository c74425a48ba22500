/** Markup that React sets, and the placeholder of `JsonLd.tsx`. */
const markup = new Set(['', '<script></script>', '{}']);

/** Texts that Trusted Types allow as HTML or a script's address (SEC-10). */
export const trusted = {
  createHTML: (text: string) => (markup.has(text) ? text : undefined),
  createScriptURL: (address: string) => (address === '/sw.js' ? address : undefined),
};

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: typeof trusted) => object;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', trusted);

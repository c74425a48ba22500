/** Markup that React sets: an empty element, a script to be filled, and placeholder data (`JsonLd.tsx`). */
const markup = new Set(['', '<script></script>', '{}']);

/** Texts that may become HTML or a script's address under Trusted Types (SEC-10); the browser refuses all others. */
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

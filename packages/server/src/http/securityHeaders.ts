/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every answer but the parts of pages. A page's own policy comes from the renderer, a file's from static/pageHeaders.ts. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Whether an address is that of a script, texts, a picture or a font. What these headers ask for concerns documents; a
 * drawing, the one part that browsers show as a document, has a policy of its own.
 */
export const isPart = (address: string) => /^\/(?:(?:assets|img|fonts)\/|favicon\.ico$)/.test(address);

/** Two years, as browsers' preload lists ask; only ever sent over HTTPS, with what is no part. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Policy of answers that are no pages: nothing in them may load or run. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every page: which pages its browser may fetch ahead, as a file of the build says. */
export const pagesAhead: Readonly<Record<string, string>> = { 'Speculation-Rules': '"/speculation-rules.json"' };

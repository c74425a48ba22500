export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of responses other than assets, without Content-Security-Policy. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export const isPart = (address: string) => /^\/(?:(?:assets|img|fonts)\/|favicon\.ico$)/.test(address);

/** Value of Strict-Transport-Security: two years. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** CSP of responses that load nothing, such as JSON. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Header of rendered pages, which names their speculation rules. */
export const pagesAhead: Readonly<Record<string, string>> = { 'Speculation-Rules': '"/speculation-rules.json"' };

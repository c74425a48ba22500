/** Review build: the clock can be set, and search engines are excluded (FEST-7, META-6). */
declare const __REVIEW__: boolean;

/** Version of the texts of each language. */
declare const __TEXTS__: Record<string, string>;

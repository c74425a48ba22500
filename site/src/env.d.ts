/** Set by the build: a review build lets the clock be set and asks search engines to stay away (DECISIONS, "Data and failures"). */
declare const __REVIEW__: boolean;

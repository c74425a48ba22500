/**
 * The illustration palette: nine inks of four tones each. Tone 0 is the lit top, 1 the left face (the ink itself),
 * 2 the shaded right face, 3 the deep tone. Pictures name inks by class (`r1`), so one drawing serves day and night.
 */
export type Ink = 'r' | 'y' | 'b' | 'p' | 'g' | 'w' | 's' | 'k' | 'o';
export type Tones = readonly [string, string, string, string];

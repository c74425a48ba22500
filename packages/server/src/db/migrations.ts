/**
 * The schema, one entry per version. Entries are never edited once released; a change is a new entry.
 * Dates are ISO 8601 in UTC with milliseconds, so that they sort as text.
 */
export const migrations: readonly string[][] = [
  [
    `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE news (
      id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE,
      published TEXT NOT NULL,
      unpublished TEXT,
      updated TEXT,
      image TEXT NOT NULL,
      topic TEXT NOT NULL,
      author TEXT NOT NULL,
      headline_sv TEXT NOT NULL, headline_en TEXT NOT NULL,
      preamble_sv TEXT NOT NULL, preamble_en TEXT NOT NULL,
      body_sv TEXT NOT NULL, body_en TEXT NOT NULL,
      link_text_sv TEXT NOT NULL, link_text_en TEXT NOT NULL,
      image_caption_sv TEXT NOT NULL, image_caption_en TEXT NOT NULL,
      link_url TEXT,
      router_link TEXT
    )`,
    `CREATE INDEX news_published ON news (published DESC, id DESC)`,
    `CREATE TABLE locations (id INTEGER PRIMARY KEY, position INTEGER NOT NULL, name_sv TEXT NOT NULL, name_en TEXT NOT NULL)`,
    `CREATE TABLE schedule (
      day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 3),
      location INTEGER NOT NULL,
      start_time TEXT NOT NULL,
      end_time TEXT NOT NULL,
      old_start_time TEXT,
      old_end_time TEXT,
      name_sv TEXT NOT NULL, name_en TEXT NOT NULL,
      short_desc_sv TEXT NOT NULL, short_desc_en TEXT NOT NULL,
      url TEXT,
      router_link TEXT,
      highlight INTEGER NOT NULL CHECK (highlight IN (0, 1)),
      PRIMARY KEY (day, location, start_time, name_sv)
    ) WITHOUT ROWID`,
    `CREATE TABLE tickets (
      reference_hash TEXT NOT NULL,
      range_start INTEGER NOT NULL,
      range_end INTEGER NOT NULL,
      postal_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      purchased TEXT NOT NULL,
      PRIMARY KEY (reference_hash, range_start)
    ) WITHOUT ROWID`,
    `INSERT INTO meta (key, value) VALUES ('salt', lower(hex(randomblob(32))))`,
  ],
  [`ALTER TABLE news ADD COLUMN draft INTEGER NOT NULL DEFAULT 0 CHECK (draft IN (0, 1))`],
];

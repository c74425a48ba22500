export const firstVersion = 7;

/** Released entries must not be edited. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE tickets (
      reference_hash TEXT NOT NULL,
      range_start INTEGER NOT NULL,
      range_end INTEGER NOT NULL,
      postal_hash TEXT NOT NULL,
      name TEXT NOT NULL,
      purchased TEXT NOT NULL,
      keep_until TEXT NOT NULL DEFAULT '9999-12-31',
      PRIMARY KEY (reference_hash, range_start)
    ) WITHOUT ROWID`,
    `INSERT INTO meta (key, value) VALUES ('salt', lower(hex(randomblob(32))))`,
    // `former`: previous slugs; `last`: state before removal.
    `CREATE TABLE entries (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      data TEXT,
      last TEXT,
      sequence INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      former TEXT NOT NULL,
      PRIMARY KEY (kind, id)
    ) WITHOUT ROWID`,
    `CREATE TABLE revisions (
      number INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      author TEXT NOT NULL,
      note TEXT NOT NULL,
      changes TEXT NOT NULL
    )`,
    `INSERT INTO meta (key, value) VALUES ('origin', lower(hex(randomblob(6))))`,
    // `at` in epoch ms.
    `CREATE TABLE attempts (key TEXT NOT NULL, item TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (key, item)) WITHOUT ROWID`,
    `CREATE INDEX attempts_at ON attempts (at)`,
    `CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, since TEXT NOT NULL, ended TEXT) WITHOUT ROWID`,
    `CREATE TABLE invitations (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE challenges (hash TEXT PRIMARY KEY, until TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      since TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE devices (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      person TEXT NOT NULL,
      passkey TEXT NOT NULL,
      name TEXT NOT NULL,
      since TEXT NOT NULL,
      seen TEXT NOT NULL,
      until TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE audit (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      person TEXT NOT NULL,
      device TEXT NOT NULL,
      call TEXT NOT NULL,
      outcome TEXT NOT NULL,
      about TEXT NOT NULL
    )`,
    `CREATE TABLE pictures (
      name TEXT PRIMARY KEY,
      avif BLOB NOT NULL,
      webp BLOB NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      at TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE subscriptions (
      id TEXT PRIMARY KEY,
      endpoint TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      lang TEXT NOT NULL,
      until TEXT NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE subscription_picks (item TEXT NOT NULL, subscription TEXT NOT NULL, PRIMARY KEY (item, subscription)) WITHOUT ROWID`,
    `CREATE INDEX subscription_picks_own ON subscription_picks (subscription)`,
    `CREATE TABLE messages (
      id INTEGER PRIMARY KEY,
      subscription TEXT NOT NULL,
      item TEXT NOT NULL,
      revision INTEGER NOT NULL,
      text TEXT NOT NULL,
      due INTEGER NOT NULL,
      tries INTEGER NOT NULL,
      claimed INTEGER,
      UNIQUE (subscription, item, revision)
    )`,
    `CREATE INDEX messages_due ON messages (claimed, due)`,
  ],
  [
    // `confirmed`: a push service has accepted a message for the phone.
    `ALTER TABLE subscriptions ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE subscriptions ADD COLUMN since TEXT NOT NULL DEFAULT ''`,
  ],
  [
    // `note` is the parameter of `code`.
    `ALTER TABLE revisions ADD COLUMN code TEXT NOT NULL DEFAULT 'text'`,
    `UPDATE revisions SET code = 'import', note = '' WHERE note IN ('first import', 'import', 'news import')`,
  ],
];

export const lastVersion = firstVersion + migrations.length - 1;

/** Tables of the identity engine. Passwords, refresh tokens and action codes are stored as hashes only. */
export const authMigrations: readonly string[] = [
  `CREATE TABLE auth_accounts (
     uid TEXT PRIMARY KEY,
     email TEXT UNIQUE,
     email_verified INTEGER NOT NULL DEFAULT 0,
     password_hash TEXT,
     password_updated_at INTEGER,
     display_name TEXT,
     photo_url TEXT,
     disabled INTEGER NOT NULL DEFAULT 0,
     claims TEXT NOT NULL DEFAULT '{}',
     valid_since INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     last_login_at INTEGER,
     last_refresh_at INTEGER
   ) STRICT;
   CREATE TABLE auth_refresh_tokens (
     token_hash TEXT PRIMARY KEY,
     uid TEXT NOT NULL,
     auth_time INTEGER NOT NULL,
     provider TEXT NOT NULL,
     session_claims TEXT NOT NULL,
     ended_at INTEGER
   ) STRICT;
   CREATE INDEX auth_refresh_tokens_by_uid ON auth_refresh_tokens (uid);
   CREATE TABLE auth_action_codes (
     code_hash TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     uid TEXT,
     email TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE auth_keys (
     kid TEXT PRIMARY KEY,
     purpose TEXT NOT NULL,
     private_pem TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     retired_at INTEGER
   ) STRICT;`,
  `ALTER TABLE auth_action_codes ADD COLUMN new_email TEXT;
   ALTER TABLE auth_action_codes ADD COLUMN void INTEGER NOT NULL DEFAULT 0;
   UPDATE auth_action_codes SET void = 1 WHERE uid IS NULL;
   ALTER TABLE auth_accounts ADD COLUMN email_link INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE auth_accounts ADD COLUMN google_subject TEXT;
   ALTER TABLE auth_accounts ADD COLUMN google_email TEXT;
   CREATE UNIQUE INDEX auth_accounts_by_google ON auth_accounts (google_subject);
   ALTER TABLE auth_refresh_tokens ADD COLUMN id TEXT NOT NULL DEFAULT '';
   ALTER TABLE auth_refresh_tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
   ALTER TABLE auth_refresh_tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
   UPDATE auth_refresh_tokens SET used_at = auth_time * 1000, id = lower(hex(randomblob(16)));`,
  // What has ended or is not used any more is looked for at each use of a token.
  `CREATE INDEX auth_refresh_tokens_by_end ON auth_refresh_tokens (ended_at) WHERE ended_at IS NOT NULL;
   CREATE INDEX auth_refresh_tokens_by_use ON auth_refresh_tokens (used_at);`,
  // What was made for an account before it was deleted must not make it again.
  `CREATE TABLE auth_deleted_accounts (uid TEXT PRIMARY KEY, deleted_at INTEGER NOT NULL) STRICT;
   CREATE INDEX auth_deleted_accounts_by_time ON auth_deleted_accounts (deleted_at);`,
]

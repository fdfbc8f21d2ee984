import { indexMigration, indexOwnerMigration, indexProgressMigration } from './indexes/index-store.ts'

/** Lies deeper in a collection of the same id, or in a document of that id. Files hold it in an index, so it stays as it is. */
export const isNested =
  "instr('/' || substr(collection, 1, length(collection) - length(collection_id)), '/' || collection_id || '/') > 0"

/**
 * Documents as rows. `key` orders by name; `collection` and `collection_id` narrow to a collection or a group. The name tells the
 * group, so that a document is found by both, in the one tree that every write has to change at a place of its own.
 */
export const documentMigrations = [
  `CREATE TABLE firestore_document (
     key BLOB NOT NULL UNIQUE,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX firestore_document_collection ON firestore_document (collection, key);
   CREATE INDEX firestore_document_group ON firestore_document (collection_id, key);
   CREATE TABLE firestore_change (
     version INTEGER NOT NULL,
     path TEXT NOT NULL,
     fields TEXT,
     created INTEGER,
     updated INTEGER
   ) STRICT;
   CREATE INDEX firestore_change_version ON firestore_change (version);
   CREATE INDEX firestore_change_path ON firestore_change (path, version);
   CREATE TABLE firestore_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  indexMigration,
  // The change log tells where a change happened, so that a resuming listener reads its own collection's only.
  `DROP TABLE firestore_change;
   CREATE TABLE firestore_change (
     version INTEGER NOT NULL,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT,
     created INTEGER,
     updated INTEGER
   ) STRICT;
   CREATE INDEX firestore_change_version ON firestore_change (version);
   CREATE INDEX firestore_change_path ON firestore_change (path, version);
   INSERT INTO firestore_state SELECT 'log_floor', value FROM firestore_state WHERE name = 'last_version'
     ON CONFLICT (name) DO UPDATE SET value = excluded.value;`,
  indexProgressMigration,
  // A resuming listener reads what has changed in its collection since, and nothing older.
  'CREATE INDEX firestore_change_collection ON firestore_change (collection, version);',
  indexOwnerMigration,
  // Each index costs every write a place in a tree of its own, and two can be done without. A collection is a range of names of its
  // group, less what lies deeper in collections of the same id; for counting, those few have an index. And entries of indexes tell
  // the row instead of the name, by which it would be looked for in one tree more.
  `CREATE TABLE firestore_document_by_id (
     id INTEGER PRIMARY KEY,
     key BLOB NOT NULL UNIQUE,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL
   ) STRICT;
   INSERT INTO firestore_document_by_id
     SELECT rowid, key, path, collection, collection_id, fields, created, updated FROM firestore_document ORDER BY rowid;
   CREATE TABLE firestore_index_entry_by_id (
     index_id INTEGER NOT NULL REFERENCES firestore_index (id),
     key BLOB NOT NULL,
     document INTEGER NOT NULL,
     PRIMARY KEY (index_id, key)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO firestore_index_entry_by_id
     SELECT index_id, entry.key, document.rowid FROM firestore_index_entry AS entry
     JOIN firestore_document AS document ON document.key = entry.document ORDER BY index_id, entry.key;
   DROP TABLE firestore_index_entry;
   ALTER TABLE firestore_index_entry_by_id RENAME TO firestore_index_entry;
   DROP TABLE firestore_document;
   ALTER TABLE firestore_document_by_id RENAME TO firestore_document;
   CREATE INDEX firestore_document_group ON firestore_document (collection_id, key);
   CREATE INDEX firestore_document_nested ON firestore_document (collection_id, key) WHERE ${isNested};
   DROP INDEX firestore_change_version;`,
  // Two trees less again, whose pages no other write touches: a name is looked for in its group, and a change in its collection.
  `CREATE TABLE firestore_document_in_group (
     id INTEGER PRIMARY KEY,
     key BLOB NOT NULL,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL
   ) STRICT;
   INSERT INTO firestore_document_in_group
     SELECT id, key, path, collection, collection_id, fields, created, updated FROM firestore_document ORDER BY id;
   DROP TABLE firestore_document;
   ALTER TABLE firestore_document_in_group RENAME TO firestore_document;
   CREATE UNIQUE INDEX firestore_document_group ON firestore_document (collection_id, key);
   CREATE INDEX firestore_document_nested ON firestore_document (collection_id, key) WHERE ${isNested};
   DROP INDEX firestore_change_path;
   DROP INDEX firestore_change_collection;
   CREATE INDEX firestore_change_collection ON firestore_change (collection, version, path);`,
]

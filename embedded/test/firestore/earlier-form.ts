import type { Database } from '../../src/sqlite/database.ts'

/** Brings an open file back to the form before a name was looked for in its group, and a change in its collection. */
export function toFormBefore({ sql }: Database): void {
  sql.exec(`
    UPDATE schema_version SET steps = 7 WHERE component = 'firestore';
    CREATE UNIQUE INDEX before_key ON firestore_document (key);
    DROP INDEX firestore_document_group;
    CREATE INDEX firestore_document_group ON firestore_document (collection_id, key);
    DROP INDEX firestore_change_collection;
    CREATE INDEX firestore_change_collection ON firestore_change (collection, version);
    CREATE INDEX firestore_change_path ON firestore_change (path, version);`)
}

/** Brings an open file back to the form before entries of indexes told rows; rows of documents are in another order there. */
export function toEarlierForm(database: Database): void {
  toFormBefore(database)
  database.sql.exec(`
    UPDATE schema_version SET steps = 6 WHERE component = 'firestore';
    CREATE TABLE earlier (
      key BLOB NOT NULL UNIQUE,
      path TEXT NOT NULL,
      collection TEXT NOT NULL,
      collection_id TEXT NOT NULL,
      fields TEXT NOT NULL,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT;
    INSERT INTO earlier SELECT key, path, collection, collection_id, fields, created, updated FROM firestore_document
      ORDER BY path DESC;
    CREATE TABLE earlier_entry (
      index_id INTEGER NOT NULL REFERENCES firestore_index (id),
      key BLOB NOT NULL,
      document BLOB NOT NULL,
      PRIMARY KEY (index_id, key)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO earlier_entry SELECT index_id, entry.key, document.key FROM firestore_index_entry AS entry
      JOIN firestore_document AS document ON document.id = entry.document;
    DROP TABLE firestore_index_entry;
    ALTER TABLE earlier_entry RENAME TO firestore_index_entry;
    DROP TABLE firestore_document;
    ALTER TABLE earlier RENAME TO firestore_document;
    CREATE INDEX firestore_document_collection ON firestore_document (collection, key);
    CREATE INDEX firestore_document_group ON firestore_document (collection_id, key);
    CREATE INDEX firestore_change_version ON firestore_change (version);`)
}

/** `details` is JSON of ObjectDetails. An upload's bytes lie in a draft file of its own name until it is finished. */
export const storageMigrations: readonly string[] = [
  `CREATE TABLE storage_object (
     name TEXT PRIMARY KEY,
     hash TEXT NOT NULL,
     size INTEGER NOT NULL,
     md5 TEXT NOT NULL,
     crc32c TEXT NOT NULL,
     details TEXT NOT NULL,
     generation INTEGER NOT NULL,
     metageneration INTEGER NOT NULL,
     created TEXT NOT NULL,
     updated TEXT NOT NULL
   ) STRICT;
   CREATE INDEX storage_object_by_hash ON storage_object (hash);
   CREATE TABLE storage_upload (
     id TEXT PRIMARY KEY,
     uid TEXT,
     object TEXT NOT NULL,
     size INTEGER,
     received INTEGER NOT NULL,
     done TEXT,
     begun_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX storage_upload_by_uid ON storage_upload (uid);`,
  `ALTER TABLE storage_object ADD COLUMN uploader TEXT;
   CREATE INDEX storage_object_by_uploader ON storage_object (uploader, size) WHERE uploader IS NOT NULL;`,
  // Each new object asks for the last generation, and each look at the figures for all sizes: neither reads whole rows.
  `CREATE INDEX storage_object_by_generation ON storage_object (generation, size);`,
]

import { fileURLToPath } from 'node:url'

/** Lies beside the bundle: the templates, and the pages that the build made ahead. See scripts/build/blog-pages.ts. */
export const blogFolder = fileURLToPath(new URL('./blog/', import.meta.url))

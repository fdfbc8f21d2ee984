import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from './fonts/fraunces-latin.woff2?url'

/** Addresses of the two faces of every page, where the build gave them names of its own. */
export const fontFiles = [fraunces, figtree]

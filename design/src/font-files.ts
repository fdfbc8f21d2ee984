import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from './fonts/fraunces-latin.woff2?url'

/** Addresses of the two faces every page needs at once, for `<link rel="preload">`. */
export const fontFiles = [fraunces, figtree]

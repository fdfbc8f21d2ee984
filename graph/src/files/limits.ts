/** The most bytes of one file, or of all files of one network together, before and after unpacking. */
export const mostBytes = 200 * 1024 * 1024

/** The most characters of a name; longer ones are cut. */
export const longestName = 200

/** The most bytes of a person's id in a file. */
export const longestId = 200

/** The most bytes that are looked at of any other value. */
export const longestValue = 1_000

/** Elements, objects and arrays inside each other. */
export const deepest = 100

/** Columns of a table, attributes of an element, declared attributes of a graph. */
export const mostColumns = 256

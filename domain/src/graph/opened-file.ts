/**
 * The browser's database that holds the network of an opened file, for the pages that show it. Such a file may name
 * real people: it goes when a member signs out.
 */
export const openedFileDatabase = 'varanda-network'

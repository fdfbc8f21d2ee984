/** Why a file is not read as a network of people; the words of each are in the messages `network-files`. */
export const networkFileFaults = [
  'too-large',
  'empty',
  'encoding',
  'not-a-network',
  'newer-version',
  'too-many-files',
  'broken-zip',
  'cut-short',
  'syntax',
  'doctype',
  'too-complex',
  'too-long',
  'too-many-people',
  'too-many-ties',
  'column-missing',
  'unknown-person',
  'duplicate-person',
  'cycle',
  'bad-date',
  'bad-number',
] as const

export type NetworkFileFault = (typeof networkFileFaults)[number]

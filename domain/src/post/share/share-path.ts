/** Where browsers post what other apps share; how, is in share-target.ts, which the app's first page does without. */
export const sharePath = '/share'

/** What is said in the composer's address (`?shared=`) when what was shared did not come. */
export const shareMissed = 'missed'

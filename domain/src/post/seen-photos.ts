/**
 * Photos that this device keeps as they were last seen, for when nobody answers. The cache is there while somebody is a
 * member on this device and stays signed in; whatever shows photos keeps them only in a cache that is there. `most`
 * photos, in whatever size they were seen, each for so many `days` after it last came.
 */
export const seenPhotos = { cache: 'varanda-photos', most: 240, days: 7 } as const

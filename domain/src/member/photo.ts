import * as v from 'valibot'

/**
 * What a member shows as their face, kept as text in `Member.photo` and copied into connections. So far everybody is
 * drawn: `drawn:hibisco` names a drawing of the design package. A name that it does not know is shown as no photo.
 */
const drawn = /^drawn:([a-z0-9-]{1,40})$/

export const memberPhoto = v.pipe(v.string(), v.regex(drawn))

export function drawnPhoto(name: string): string {
  return `drawn:${name}`
}

/** The drawing that a photo names; undefined when there is no photo or it is no drawing. */
export function drawnName(photo: string | undefined): string | undefined {
  return drawn.exec(photo ?? '')?.[1]
}

import * as v from 'valibot'

/**
 * What a member shows as their face, kept as text in `Member.photo` and copied into connections: `drawn:hibisco` names
 * a drawing of the design package, `photo:` and an id a photo of theirs (portrait.ts). What is neither, and a drawing
 * that is not known, is shown as no photo.
 */
const drawn = /^drawn:([a-z0-9-]{1,40})$/
const taken = /^photo:([A-Za-z0-9]{20})$/

/** What members choose by themselves; a photo of theirs is theirs once it was drawn anew. */
export const drawnSchema = v.pipe(v.string(), v.regex(drawn))

export function drawnPhoto(name: string): string {
  return `drawn:${name}`
}

export function takenPhoto(id: string): string {
  return `photo:${id}`
}

/** The drawing that a photo names; undefined when there is no photo or it is no drawing. */
export function drawnName(photo: string | undefined): string | undefined {
  return drawn.exec(photo ?? '')?.[1]
}

/** The id of a photo of theirs; undefined when there is no photo or it is a drawing. */
export function takenId(photo: string | undefined): string | undefined {
  return taken.exec(photo ?? '')?.[1]
}

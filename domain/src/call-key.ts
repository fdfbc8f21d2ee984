import * as v from 'valibot'

/** What a device names its call by (`newId`), where the call makes something: the same key again makes it once. */
export const callKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/))

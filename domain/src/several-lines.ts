import * as v from 'valibot'
import { linesWithoutDisguise, showsSomething } from './visible-text.ts'

/** Words of one or more lines, of at most so many characters, which show something. */
export const severalLines = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(linesWithoutDisguise),
    v.check((text) => text.isWellFormed() && showsSomething(text)),
    v.maxLength(most),
  )

import { newId } from '@varanda/domain/ids'

/** Asks under the key that these words have; an answer ends it. */
export type AskKeyed = <T>(words: object, ask: (key: string) => Promise<T>) => Promise<T>

/**
 * The keys of one form's calls. The same words sent once more, because no answer came, go under the same key, so that
 * what the first call made is not made twice; other words, and whatever comes after an answer, under another one.
 */
export function keyedCalls(): AskKeyed {
  let open: { words: string; key: string } | undefined
  return async (words, ask) => {
    const text = JSON.stringify(words)
    if (open?.words !== text) open = { words: text, key: newId() }
    const answer = await ask(open.key)
    open = undefined
    return answer
  }
}

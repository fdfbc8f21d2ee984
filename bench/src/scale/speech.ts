import type { Locale } from '@varanda/domain/locale'
import type { Dice } from './dice.ts'
import { english } from './speech-en.ts'
import { portuguese } from './speech-pt.ts'

/** A small grammar: each name stands for one of its lines, and `{name}` in a line for one of that name's. */
export type Grammar = Readonly<Record<'post' | 'comment' | 'bio', readonly string[]>> &
  Readonly<Record<string, readonly string[]>>

const grammars: Record<Locale, Grammar> = { pt: portuguese, en: english }

/** What somebody says, begun with a capital. The same dice say the same. */
export function speak(dice: Dice, locale: Locale, what: 'post' | 'comment' | 'bio'): string {
  const text = told(dice, grammars[locale], what)
  return text.replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function told(dice: Dice, grammar: Grammar, name: string): string {
  const lines = grammar[name]
  if (!lines) throw new Error(`The grammar has no “${name}”.`)
  return dice.pick(lines).replace(/\{(\w+)\}/g, (_whole, inner: string) => told(dice, grammar, inner))
}

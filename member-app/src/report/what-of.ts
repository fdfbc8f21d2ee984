import type { Report } from '@varanda/domain/report/report'
import { words } from './words.ts'

/** What was reported and whose it is, in words. */
export function whatOf({ target, about }: Report): string {
  if (target.kind === 'circle') return words.circle(about.name)
  return target.kind === 'member' ? words.member(about.name) : words.of(words.kinds[target.kind], about.name)
}

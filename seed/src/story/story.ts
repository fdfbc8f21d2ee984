import { farofa } from './farofa.ts'
import { lately } from './lately.ts'
import type { StoryPost } from './telling.ts'
import { thePorch } from './the-porch.ts'
import { tomas } from './tomas.ts'
import { wedding } from './wedding.ts'

/** All that was told in the house before the first start, chapter by chapter. */
export const story: readonly StoryPost[] = [...thePorch, ...farofa, ...tomas, ...wedding, ...lately]

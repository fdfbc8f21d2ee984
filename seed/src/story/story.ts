import { abroad } from './abroad.ts'
import { addressedAs } from './addressed.ts'
import { atHome } from './at-home.ts'
import { bonfire } from './bonfire.ts'
import { cakes } from './cakes.ts'
import { farofa } from './farofa.ts'
import { football } from './football.ts'
import { hospital } from './hospital.ts'
import { inCircles } from './in-circles.ts'
import { kitchen } from './kitchen.ts'
import { lately } from './lately.ts'
import { photographs } from './photographs.ts'
import { school } from './school.ts'
import { street } from './street.ts'
import { surprise } from './surprise.ts'
import type { StoryPost } from './telling.ts'
import { thePorch } from './the-porch.ts'
import { tomas } from './tomas.ts'
import { wedding } from './wedding.ts'

/** All that was told in the instance before the first start, chapter by chapter. */
export const story: readonly StoryPost[] = [
  ...thePorch,
  ...farofa,
  ...tomas,
  ...wedding,
  ...kitchen,
  ...football,
  ...bonfire,
  ...school,
  ...street,
  ...hospital,
  ...photographs,
  ...cakes,
  ...abroad,
  ...surprise,
  ...atHome,
  ...lately,
  ...inCircles,
].map(addressedAs)

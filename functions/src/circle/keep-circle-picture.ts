import { circleSchema } from '@varanda/domain/circle/circle'
import { circlePictureObjects } from '@varanda/domain/circle/picture'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { keepShown } from '../media/keep-shown.ts'

/** Deletes what stood in a circle's door until now, and what earlier calls left there that died. */
export async function keepCirclePicture(circleId: string, before: string | undefined, now: Date): Promise<void> {
  const circle = readIfWhole(circleSchema, await db.doc(paths.circle(circleId)).get())
  await keepShown(circlePictureObjects.of(circleId), { shown: circle?.picture, before }, now)
}

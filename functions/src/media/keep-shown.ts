import { hour } from '@varanda/domain/moment'
import { bucket } from '../lib/app.ts'

/** A call that makes a picture is over after so long (milliseconds). */
const underWay = hour

/**
 * Of the pictures below a prefix, each named by its id, keeps the one that is shown: `before`, the one of until now,
 * goes, and so does what earlier calls left that died. One that is being made is left alone.
 */
export async function keepShown(
  prefix: string,
  { shown, before }: { shown: string | undefined; before: string | undefined },
  now: Date,
): Promise<void> {
  const [files] = await bucket().getFiles({ prefix })
  for (const file of files) {
    const id = file.name.slice(prefix.length).split(/[/.]/)[0]
    const came = Date.parse(file.metadata.timeCreated ?? '')
    if (id !== shown && (id === before || came + underWay < now.getTime())) await file.delete({ ignoreNotFound: true })
  }
}

import { copySteps } from '@varanda/domain/account/export/copy-plan'
import { localeTags } from '@varanda/domain/locale'
import { usualZone } from '@varanda/domain/notice/wishes'
import { coverPage } from './album/cover.ts'
import { albumFile, albumFiles } from './album/folder.ts'
import { schemaOf } from './json-schema.ts'
import type { Slice } from './slice.ts'
import { exportWords } from './words.ts'

/** What is in a copy once: the album's cover and what its pages share, the schemas, and what to do with all of it. */
export function copyRest({ binder, locale, name, askedAt }: Slice): true {
  const { inside, readMe } = exportWords[locale]
  const { folder, schemas } = inside
  const day = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: usualZone }).format(askedAt)
  binder.add(`${folder}/album/index.html`, coverPage({ locale, name, months: binder.work.months }))
  for (const file of albumFiles) binder.add(`${folder}/album/${file}`, albumFile(file))
  for (const step of copySteps) {
    binder.add(`${folder}/${schemas}/${step.row}.json`, Buffer.from(`${JSON.stringify(schemaOf(step), null, 2)}\n`))
  }
  // With the byte order mark, without which Windows' editor of old takes it for another alphabet.
  binder.add(`${folder}/${inside.readMe}`, Buffer.from(`\ufeff${readMe(name, day).replaceAll('\n', '\r\n')}`))
  return true
}

import { copySteps } from '@varanda/domain/account/export/copy-plan'
import { localeTags } from '@varanda/domain/locale'
import { usualZone } from '@varanda/domain/notice/wishes'
import { coverPage } from './album/cover.ts'
import { albumFile, albumFiles } from './album/folder.ts'
import { titleOf } from './copy-album.ts'
import { groupList } from './group/copy-group.ts'
import { groupPostLine, schemaOf } from './json-schema.ts'
import type { Slice } from './slice.ts'
import { exportWords, insideOf } from './words.ts'

/** What is in a copy once: the album's cover and what its pages share, the schemas, and what to do with all of it. */
export function copyRest(slice: Slice): true {
  const { binder, locale, name, group, askedAt } = slice
  const words = exportWords[locale]
  const inside = insideOf(slice)
  const { folder, schemas } = inside
  const day = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: usualZone }).format(askedAt)
  binder.add(`${folder}/album/index.html`, coverPage({ locale, title: titleOf(slice), months: binder.work.months }))
  for (const file of albumFiles) binder.add(`${folder}/album/${file}`, albumFile(file))
  const lists = group
    ? [[groupList, groupPostLine] as const]
    : copySteps.map((step) => [step.row, schemaOf(step)] as const)
  for (const [list, schema] of lists) {
    binder.add(`${folder}/${schemas}/${list}.json`, Buffer.from(`${JSON.stringify(schema, null, 2)}\n`))
  }
  const readMe = group ? words.group.readMe(group.name, name, day) : words.readMe(name, day)
  // With the byte order mark, without which Windows' editor of old takes it for another alphabet.
  binder.add(`${folder}/${inside.readMe}`, Buffer.from(`\ufeff${readMe.replaceAll('\n', '\r\n')}`))
  return true
}

import { type CopiedFiles, copiedFiles, copySteps, partOf } from '@varanda/domain/account/export/copy-plan'
import { exportParts } from '@varanda/domain/account/export/export'
import { copyAlbumPage } from './copy-album.ts'
import { copyDocuments, stepNamed } from './copy-documents.ts'
import { copyPhotos, copyPortraits } from './copy-photos.ts'
import { copyRest } from './copy-rest.ts'
import { copyGroupPhotos, copyGroupPosts } from './group/copy-group.ts'
import type { Slice } from './slice.ts'

/** Does what comes next of a stage; answers whether the stage is over. */
type Stage = (slice: Slice) => Promise<boolean> | boolean

/** A place of files that a copy takes has its stage, or this does not compile. */
const files: Record<CopiedFiles, Stage> = {
  'portraits/': copyPortraits,
  'media/': copyPhotos,
}

const others: Record<string, { part: number; work: Stage }> = {
  ...Object.fromEntries(Object.entries(files).map(([name, work]) => [name, { part: 4, work }])),
  'group-posts': { part: 0, work: copyGroupPosts },
  'group-photos': { part: 4, work: copyGroupPhotos },
  album: { part: 5, work: copyAlbumPage },
  rest: { part: 6, work: copyRest },
}

/** Every stage of a copy, in order: of all that is a member's, and of a group's album. */
const ofMember: readonly string[] = [...copySteps.map(({ row }) => row), ...copiedFiles, 'album', 'rest']
const ofGroup: readonly string[] = ['group-posts', 'group-photos', 'album', 'rest']

export const stagesOf = (group: object | undefined) => (group ? ofGroup : ofMember)

/** Of a copy of which nothing is left to be added. */
export const bound = 'bound'

export function stageAfter(stage: string, group: object | undefined): string {
  const stages = stagesOf(group)
  return stages[stages.indexOf(stage) + 1] ?? bound
}

/** How many parts are done while this stage is under way. */
export function partsBefore(stage: string): number {
  const step = stepNamed(stage)
  return step ? partOf(step) : (others[stage]?.part ?? exportParts - 1)
}

export function workOn(slice: Slice): Promise<boolean> | boolean {
  const { stage } = slice.binder.work
  const step = stepNamed(stage)
  return step ? copyDocuments(slice, step) : others[stage]!.work(slice)
}

import { exportLimits, exportObjects } from '@varanda/domain/account/export/export'
import type { ExportWork } from '@varanda/domain/account/export/export-work'
import { mediaLimits } from '@varanda/domain/post/media'
import { type Copy, compose, fold, mostComposed, storePiece } from './objects.ts'
import { endRecord, endSize } from './zip.ts'

/** A file is composed at once: of its pieces, of its directory, and of what ends it. */
const mostDirectory = 3
const mostPieces = mostComposed - mostDirectory - 1

const piecesOf = ({ file, list }: ExportWork) => [file.pieces, list?.pieces ?? []]

/** Whether there are more objects than a file may be composed of. */
export function needsFold(work: ExportWork): boolean {
  return piecesOf(work).some(({ length }) => length > mostPieces) || work.file.directory.length > mostDirectory
}

/** The same bytes in fewer objects. */
export async function foldPieces(copy: Copy, work: ExportWork) {
  const { file, list } = work
  const directory = await fold(copy, file.directory, mostDirectory)
  const pieces = await fold(copy, file.pieces, mostPieces)
  const less = list && { ...list, pieces: await fold(copy, list.pieces, mostPieces) }
  const [before, after] = [namesOf(work), new Set([...directory, ...pieces, ...(less?.pieces ?? [])])]
  return {
    work: { ...work, file: { ...file, directory, pieces }, list: less },
    stored: [...after].filter((name) => !before.includes(name)),
    replaced: before.filter((name) => !after.has(name)),
  }
}

const namesOf = (work: ExportWork) => [...piecesOf(work).flat(), ...work.file.directory]

/** Whether the file has no room for one more piece of work, with the list that is being written. */
export function needsFile({ file, list }: ExportWork): boolean {
  const { fileBytes, fileEntries, sliceBytes, sliceDocuments } = exportLimits
  const coming = (list?.size ?? 0) + sliceBytes + mediaLimits.uploadBytes
  return file.entries > 0 && (file.size + coming > fileBytes || file.entries + sliceDocuments > fileEntries)
}

/** Makes the file of what it consists of; its size is in bytes. */
export async function bindFile(copy: Copy, { file }: ExportWork) {
  const { entries, directorySize, directory, pieces } = file
  const end = await storePiece(copy, [endRecord({ entries, size: directorySize, offset: file.size })])
  const sources = [...pieces, ...directory, end]
  // Whoever does it twice makes the same file of the same pieces: it is named by its number, and stays.
  await compose(sources, exportObjects.file(copy.uid, copy.id, file.n))
  const size = file.size + directorySize + endSize
  return { size, stored: [end], replaced: sources }
}

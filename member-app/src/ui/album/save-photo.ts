import { http } from '@varanda/client/http'
import { mediaUrl, type Photo } from '@varanda/domain/post/media'

const tapWide = globalThis.matchMedia?.('(pointer: coarse)')

/**
 * Gives the photo, as large as the instance has it, to the device: on a phone through its own sheet, which knows its
 * gallery; elsewhere as a file. Throws when the photo does not come; a sheet that is closed again is no failure.
 */
export async function savePhoto(postId: string, photo: Photo, name: string): Promise<void> {
  const answer = await http(mediaUrl(postId, photo.id, 'large'))
  if (!answer.ok) throw new Error(`photo: ${answer.status}`)
  const bytes = await answer.blob()
  const file = new File([bytes], `${name}.${bytes.type.split('/')[1] ?? 'jpg'}`, { type: bytes.type })
  if (tapWide?.matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: Error) => {
      if (error.name !== 'AbortError') throw error
    })
    return
  }
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

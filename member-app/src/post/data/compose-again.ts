import { http } from '@varanda/client/http'
import { newId } from '@varanda/domain/ids'
import type { Audience } from '@varanda/domain/post/audience'
import type { Entry } from '@varanda/domain/post/entry'
import { mediaUrl } from '@varanda/domain/post/media'
import { shrink } from '../../data/shrink.ts'
import { type DraftPhoto, draftKeys, keepDraft, readDraft } from './draft/drafts.ts'
import { shelvePhoto } from './draft/photo-shelf.ts'

/**
 * Puts words and photos of a post of mine into the composer as a new one for that audience, before whatever was begun
 * there. Throws when a photo does not come.
 */
export async function composeAgain(uid: string, entry: Entry, audience: Audience): Promise<void> {
  const photos = await Promise.all(
    (entry.photos ?? []).map(async ({ id, alt, focus }): Promise<DraftPhoto> => {
      const answer = await http(mediaUrl(entry.postId, id, 'large'))
      if (!answer.ok) throw new Error(`photo: ${answer.status}`)
      const { bytes, width, height } = await shrink(await answer.blob())
      const own = newId()
      await shelvePhoto(uid, own, bytes)
      return { id: own, width, height, ...(alt && { alt }), ...(focus && { focus }) }
    }),
  )
  const key = draftKeys.post(uid)
  const begun = await readDraft(key)
  const text = [entry.text, begun?.text].filter(Boolean).join('\n\n')
  await keepDraft({ key, text, audience, photos: [...photos, ...(begun?.photos ?? [])] })
}

import { http } from '@varanda/client/http'
import { newId } from '@varanda/domain/ids'
import type { Audience } from '@varanda/domain/post/audience'
import type { Entry } from '@varanda/domain/post/entry'
import { mediaUrl } from '@varanda/domain/post/media'
import { shrink } from '../../data/shrink.ts'
import { type DraftPhoto, draftKeys, keepDraft } from './draft/drafts.ts'
import { shelvePhoto } from './draft/photo-shelf.ts'

/**
 * Makes words and photos of a post of mine the draft of a new one for that audience; answers that draft's id. Throws when
 * a photo does not come.
 */
export async function composeAgain(uid: string, entry: Entry, audience: Audience): Promise<string> {
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
  const id = newId()
  await keepDraft({ key: draftKeys.post(uid, id), text: entry.text, audience, photos, at: Date.now() })
  return id
}

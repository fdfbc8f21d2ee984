import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { inLocale } from '../../ui/locale.ts'
import { leaveOutPhoto } from '../data/outbox/outbox.ts'
import type { OutboxItem } from '../data/outbox/outbox-state.ts'
import { words } from '../feed/words.ts'

const sentences = inLocale({ pt, en })

/** Which pictures the instance refused and why, each with the way to post without it. */
export function RefusedPhotos({ item }: { item: OutboxItem }) {
  return item.photos?.map(({ id, code }, at) =>
    code ? (
      <div key={id} className="notice late">
        <div>
          <p>
            {words.outbox.refusedPhoto(at + 1)} {sentences[code]}
          </p>
          <button type="button" className="text-button" onClick={() => void leaveOutPhoto(item, id)}>
            {words.outbox.leaveOut(at + 1)}
          </button>
        </div>
      </div>
    ) : null,
  )
}

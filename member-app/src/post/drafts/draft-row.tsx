import { Link } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { focusStyle } from '../../ui/album/focus-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { Time } from '../../ui/time/time.tsx'
import { AudienceSum } from '../audience/audience-sum.tsx'
import type { Known } from '../audience/reach-on-device.ts'
import { withMissed } from '../data/draft/coming.ts'
import type { PostDraft } from '../data/draft/draft-list.ts'
import { type DraftPhoto, draftKeys } from '../data/draft/drafts.ts'
import { useKeptPhoto } from '../data/draft/photo-shelf.ts'
import { words } from './words.ts'

/** One that was begun: how it begins, for whom, when, and the way to go on with it. */
export function DraftRow(props: { draft: PostDraft; known: Known | undefined; onDrop: () => void }) {
  const { draft, known, onDrop } = props
  const me = useMe()
  const say = useSayMarks()
  const row = useFocusHandedOn<HTMLLIElement>()
  const { photos = [], place, audience } = draft
  const { missed = 0 } = withMissed(draft)
  const text = say(draft.text.trim())
  const [first] = photos
  const id = draftKeys.idOf(me.uid, draft.key) ?? ''
  const isInCircle = known?.mine.some((circle) => circle.id === place)
  const content = (
    <>
      {first && <Miniature uid={me.uid} photo={first} />}
      <span className="draft-words">
        <span className={text ? 'draft-text' : 'draft-text quiet'} dir="auto">
          {text || words.noWords}
        </span>
        <span className="small quiet">
          {draft.at > 0 && <Time at={new Date(draft.at)} />}
          {photos.length > 0 && ` · ${words.photos(photos.length)}`}
          {missed > 0 && ` · ${words.missed(missed)}`}
          {audience && known && (
            <>
              {' · '}
              {words.for}
              <AudienceSum audience={audience} known={known} />
            </>
          )}
        </span>
      </span>
    </>
  )
  return (
    <li ref={row} className="draft-row">
      {place !== undefined && !isInCircle && known?.people.has(place) ? (
        <Link className="draft-open" to="/user/publish/$uid" params={{ uid: place }} search={{ draft: id }}>
          {content}
        </Link>
      ) : (
        <Link
          className="draft-open"
          to="/user/publish"
          search={{ draft: id, ...(place !== undefined && isInCircle && { circle: place }) }}
        >
          {content}
        </Link>
      )}
      <button type="button" className="icon-button" aria-label={words.drop(text || words.noWords)} onClick={onDrop}>
        <Icon name="trash" />
      </button>
    </li>
  )
}

function Miniature({ uid, photo }: { uid: string; photo: DraftPhoto }) {
  const url = useKeptPhoto(uid, photo.id)
  return (
    <span className="draft-photo">
      {url && url !== 'missing' && <img src={url} alt="" decoding="async" style={focusStyle(photo)} />}
    </span>
  )
}

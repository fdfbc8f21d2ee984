import { localeTags } from '@varanda/domain/locale'
import type { Member } from '@varanda/domain/member/member'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { postLimits } from '@varanda/domain/post/post'
import { useDoc } from '../../data/use-doc.ts'
import { byMonth } from '../../post/data/by-month.ts'
import { usePostsOf } from '../../post/data/posts-of.ts'
import { LoadedPhoto } from '../../ui/album/loaded-photo.tsx'
import { photoAlt } from '../../ui/album/photo-words.ts'
import { locale } from '../../ui/locale.ts'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { words as shared } from '../../ui/words.ts'
import { useCirclePeople } from '../data/circle-people.ts'
import { useMyCircle } from '../data/my-circles.ts'
import { pageWords } from '../words.ts'
import { showTab } from './tabs.tsx'

const words = pageWords.aside

/** As many as stand beside the page; the rest is one press away. */
const [faces, pictures] = [8, 6]

const monthName = new Intl.DateTimeFormat(localeTags[locale], { month: 'long' })

/** What stands beside a circle's page on wide screens: who is there, and its latest photos. */
export function CircleAside({ id }: { id: string }) {
  const mine = useMyCircle(id)
  const circle = mine.state === 'ready' ? mine.value : undefined
  const isListed = circle && (circle.circle.kind !== 'public' || circle.role === 'owner')
  const roster = useCirclePeople(isListed ? id : undefined)
  const posts = usePostsOf({ circle: id }, postLimits.feedPage)
  if (!circle) return null
  const people = roster.state === 'ready' ? roster.value : []
  const newest = posts.state === 'ready' ? byMonth(posts.value)[0] : undefined
  const nameOf = (uid: string) => firstName(people.find((one) => one.uid === uid)?.name ?? shared.someone)
  return (
    <>
      {circle.circle.kind === 'public' && !isListed && <Keeper uid={circle.circle.owner} />}
      {people.length > 0 && (
        <section>
          <h2 className="label">{words.here}</h2>
          <ul className="aside-people">
            {people.slice(0, faces).map(({ uid, name, photo }) => (
              <li key={uid} title={name}>
                <PersonLink uid={uid} id={`aside-${uid}`} className="aside-person">
                  <Portrait uid={uid} photo={photo} />
                  <span className="aside-name small">{firstName(name)}</span>
                </PersonLink>
              </li>
            ))}
          </ul>
          {people.length > faces && (
            <button type="button" className="text-button" onClick={() => showTab(id, 'people')}>
              {words.all(people.length)}
            </button>
          )}
        </section>
      )}
      {newest && (
        <section>
          <h2 className="label">{words.album(monthName.format(newest.start))}</h2>
          <ul className="aside-photos plain">
            {newest.photos.slice(0, pictures).map(({ entry, photo, place }) => (
              <li key={`${entry.postId}/${photo.id}`}>
                <LoadedPhoto
                  postId={entry.postId}
                  photo={photo}
                  sizes="6rem"
                  alt={photoAlt(photo.alt, {
                    name: nameOf(entry.author.uid),
                    index: place,
                    count: entry.photos?.length ?? 1,
                  })}
                  frame={(picture) => (
                    <button type="button" className="photo-open" onClick={() => showTab(id, 'album')}>
                      {picture}
                    </button>
                  )}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Whose open door it is that I follow; who else does is theirs to know. */
function Keeper({ uid }: { uid: string }) {
  const profile = useDoc<Member>(paths.user(uid))
  const keeper = profile.state === 'ready' ? profile.value : undefined
  if (!keeper) return null
  return (
    <section>
      <h2 className="label">{pageWords.people.careOfDoor}</h2>
      <ul className="aside-people">
        <li title={keeper.name}>
          <PersonLink uid={uid} id={`keeper-${uid}`} className="aside-person">
            <Portrait uid={uid} photo={keeper.photo} />
            <span className="aside-name small">{firstName(keeper.name)}</span>
          </PersonLink>
        </li>
      </ul>
    </section>
  )
}

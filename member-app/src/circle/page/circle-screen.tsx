import '../circles.css'
import './circle-page.css'
import { Link } from '@tanstack/react-router'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { firstName } from '@varanda/domain/member/member'
import { postLimits } from '@varanda/domain/post/post'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { usePostsOf } from '../../post/data/posts-of.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { type PersonInCircle, useCirclePeople } from '../data/circle-people.ts'
import { keepsForNewcomers, type MyCircle, mayShareWith } from '../data/circles-found.ts'
import { useMyCircle } from '../data/my-circles.ts'
import { useStandIn } from '../data/stand-in.ts'
import { noteVisits } from '../data/visits.ts'
import { pageWords as words } from '../words.ts'
import { Bare } from './bare.tsx'
import { CircleDoor } from './circle-door.tsx'
import { CircleHead } from './circle-head.tsx'
import { CircleMenu } from './circle-menu.tsx'
import { DoorFromOutside } from './door-from-outside.tsx'
import { Gone } from './gone.tsx'
import { PeopleTab } from './people-tab.tsx'
import { type Tab, Tabs, useTab } from './tabs.tsx'

/** Draws what a circle gave; how a post looks is not the circle's business. */
export type PostsView = ComponentType<{
  circleId: string
  view: 'posts' | 'album'
  nameOf: (uid: string) => string | undefined
  isSecret: boolean
  nothing: ReactNode
}>

interface CircleScreenProps {
  id: string
  Posts: PostsView
}

/** The page of a group or circle: its wall and door, what was shared in it, and who is there. */
export function CircleScreen({ id, Posts }: CircleScreenProps) {
  const online = useOnline()
  const mine = useMyCircle(id)
  useStandIn(mine.state === 'ready' && !mine.fromCache ? mine.value : undefined)
  const last = useRef<MyCircle>(undefined)
  if (mine.state === 'failed') {
    return (
      <Bare>
        <LoadFailed />
      </Bare>
    )
  }
  const circle = mine.state === 'ready' ? mine.value : undefined
  if (circle?.id === id) last.current = circle
  if (circle) return <Page circle={circle} Posts={Posts} />
  const isSettled = mine.state === 'ready' && (!mine.fromCache || !online)
  if (isSettled && last.current?.id === id) return <Gone circle={last.current} />
  if (isSettled) return <DoorFromOutside id={id} />
  return (
    <Bare>
      <Skeleton rows={2} />
    </Bare>
  )
}

function Page({ circle: mine, Posts }: { circle: MyCircle; Posts: PostsView }) {
  const { id, circle, role } = mine
  const online = useOnline()
  const roster = useCirclePeople(circle.kind === 'public' && role !== 'owner' ? undefined : id)
  const people = roster.state === 'ready' ? roster.value : []
  const isSecret = circle.kind === 'private'
  // A private one is for its people first: whom one put there, nobody else can look up. Copies of what is for
  // subscribers hold no photos.
  const ofPrivate: Tab[] = circle.tier ? ['people', 'posts'] : ['people', 'posts', 'album']
  const tabs: Tab[] = isSecret ? ofPrivate : ['posts', 'album', 'people']
  const tab = useTab(id, tabs)
  const nameOf = useCallback((uid: string) => people.find((one) => one.uid === uid)?.name, [people])
  useEffect(() => {
    noteVisits([id], Date.now())
    return () => noteVisits([id], Date.now())
  }, [id])
  return (
    <>
      <Band circle={mine} people={people} />
      <CircleHead circle={mine} people={people} />
      <Tabs circleId={id} tabs={tabs} now={tab} />
      {!online && (
        <p className="offline-line small">
          <Icon name="info" size={20} /> {shared.offline}
        </p>
      )}
      {(tab === 'posts' || (isSecret && tab === 'people')) && <Prompt circle={mine} people={people} />}
      {tab === 'people' && <PeopleTab circle={mine} roster={roster} />}
      {tab !== 'people' && (
        <Posts
          circleId={id}
          view={tab}
          nameOf={nameOf}
          isSecret={isSecret}
          nothing={<Nothing circle={mine} view={tab} />}
        />
      )}
      {isSecret && !circle.tier && tab === 'people' && <p className="circle-aside quiet">{words.empty.secretPosts}</p>}
    </>
  )
}

/** The wall with its door. Once it is scrolled away, a bar with the circle's block and name stands in its place. */
function Band({ circle: mine, people }: { circle: MyCircle; people: readonly PersonInCircle[] }) {
  const { id, circle } = mine
  const goBack = useGoBack()
  const sheet = useSheet('circle-ways')
  const edge = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const latest = usePostsOf({ circle: id }, postLimits.feedPage)
  useEffect(() => {
    if (!edge.current) return
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false))
    watch.observe(edge.current)
    return () => watch.disconnect()
  }, [])
  const authors = latest.state === 'ready' ? latest.value.map(({ author }) => author.uid) : []
  const order = [...new Set([...authors, ...people.map(({ uid }) => uid)])]
  const atDoor = order.slice(0, 3).map((uid) => ({ uid, photo: people.find((one) => one.uid === uid)?.photo }))
  return (
    <>
      <div className={isAway ? 'circle-bar away' : 'circle-bar'}>
        <button type="button" className="icon-button" aria-label={shared.back} onClick={goBack}>
          <Icon name="back" />
        </button>
        <span className="circle-bar-name" aria-hidden="true">
          {isAway && <CircleBlock id={id} edition={circle.block} size={2} />}
          {isAway && <span className="bar-title">{circle.name}</span>}
        </span>
        {!circle.tier && (
          <button
            type="button"
            id={`circle-ways-${id}`}
            className="icon-button"
            aria-label={words.more(circle.name)}
            aria-haspopup="dialog"
            onClick={sheet.show}
          >
            <Icon name="more" />
          </button>
        )}
      </div>
      <div ref={edge} className="circle-band">
        <CircleDoor id={id} edition={circle.block} people={atDoor} picture={circle.picture} />
      </div>
      {sheet.open && <CircleMenu circle={mine} people={people} onClose={sheet.hide} />}
    </>
  )
}

/** The way to write here, saying who will read it; none for whoever may not write. */
function Prompt({ circle: mine, people }: { circle: MyCircle; people: readonly PersonInCircle[] }) {
  const me = useMe()
  const mayWrite = useMayWrite()
  if (!mayWrite || !mayShareWith(mine, mayByBand(me.ageBand, 'public-post') === 'free')) return null
  // Nobody but me, or not known yet.
  const others = people.filter(({ uid }) => uid !== me.uid)
  const [first] = others
  const isAlone = people.length > 0 && keepsForNewcomers(mine)
  const says = !first
    ? isAlone
      ? words.tellAlone
      : words.tellHere
    : others.length === 1
      ? words.tell(firstName(first.name))
      : words.tellMore(firstName(first.name), others.length - 1)
  return (
    <div className="circle-prompt">
      <Portrait uid={me.uid} />
      <Link id="circle-prompt" className="prompt-link" to="/user/publish" search={{ circle: mine.id }}>
        {says}
      </Link>
    </div>
  )
}

function Nothing({ circle: mine, view }: { circle: MyCircle; view: 'posts' | 'album' }) {
  if (mine.circle.frozen) return <p className="quiet">{words.empty.frozen[view]}</p>
  if (view === 'album') return <p className="quiet">{words.empty.album}</p>
  if (mine.circle.kind === 'private') {
    return (
      <p className="quiet">
        {words.empty.secretNothing} {!mine.circle.tier && words.empty.secretPosts}
      </p>
    )
  }
  return <p className="quiet">{mayShareWith(mine, true) ? words.empty.posts : words.empty.readOnly}</p>
}

import './seen.css'
import { firstName, type Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { SeenAs } from '@varanda/domain/post/calls/see-as'
import { useEffect } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed, Notice } from '../../ui/notice/notice.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { WallCourse } from '../../ui/wall-course.tsx'
import { useSeenAs } from '../data/seen-as.ts'
import { SeenArticle } from './seen-article.tsx'
import { words } from './words.ts'

/** My page and my posts as somebody gets them, under a bar that says whose eyes these are. */
export function SeenScreen({ uid }: { uid: string }) {
  const { knownName } = useNames()
  const known = knownName(uid)
  const theirs = useDoc<Member>(known === undefined ? paths.user(uid) : undefined)
  const online = useOnline()
  const { found, again, grow } = useSeenAs(uid)
  const name = firstName(known ?? (theirs.state === 'ready' ? theirs.value?.name : undefined) ?? words.someone)
  const hasFailed = found.state === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back, not when it fails.
  useEffect(() => {
    if (online && hasFailed) again()
  }, [online])
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title(name)}>
          <span className="bar-title" dir="auto">
            {words.title(name)}
          </span>
        </ScreenTitle>
      </BackBar>
      <div className="seen-bar">
        <Portrait uid={uid} />
        <p className="small">{words.note(name)}</p>
        <Icon name="eye" />
      </div>
      {found.state === 'loading' && (
        <div className="page-body">
          <Skeleton kind="person" rows={1} />
          <Skeleton rows={2} />
        </div>
      )}
      {hasFailed && (
        <LoadFailed
          text={online ? sayFailure(found.error, words.failed) : words.offline}
          isAgain={found.again ?? false}
          onRetry={again}
        />
      )}
      {found.state === 'nothing' && <Nothing name={name} />}
      {found.state === 'ready' && (
        <>
          <MyHead profile={found.profile} name={name} />
          {found.posts.length === 0 && found.next === null && <Nothing name={name} />}
          <div className="courses">
            {found.posts.map((post) => (
              <SeenArticle key={post.postId} post={post} />
            ))}
          </div>
          {(found.posts.length > 0 || found.next !== null) && (
            <div className="feed-end">
              {found.failure !== undefined && (
                <div role="alert">
                  <Notice icon="warning">{sayFailure(found.failure, words.failed)}</Notice>
                </div>
              )}
              {found.next === null ? (
                <p className="quiet">{words.end}</p>
              ) : (
                <button type="button" className="button line compact" aria-disabled={found.growing} onClick={grow}>
                  {found.growing ? words.loadingMore : words.more}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </>
  )
}

function Nothing({ name }: { name: string }) {
  return <Empty title={words.none.title(name)} text={words.none.text} module="petala" />
}

/** Who I am to them. */
function MyHead({ profile, name }: { profile: SeenAs['profile']; name: string }) {
  const me = useMe()
  if (!profile) {
    return (
      <div className="page-body">
        <Notice icon="lock">{words.closed(name)}</Notice>
      </div>
    )
  }
  return (
    <header className="person-head">
      <WallCourse />
      <Portrait uid={me.uid} size="xl" photo={profile.photo} />
      <h2 className="screen-title" dir="auto">
        {profile.name}
      </h2>
      {profile.bio && (
        <p className="seen-bio" dir="auto">
          {profile.bio}
        </p>
      )}
    </header>
  )
}

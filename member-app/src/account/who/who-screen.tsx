import './who.css'
import { useMe } from '../../data/use-me.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSettings } from '../data/settings.ts'
import { Apart } from './apart.tsx'
import { Kept } from './kept.tsx'
import { OpenedPosts } from './opened-posts.tsx'
import { Reach } from './reach.tsx'
import { WhoChoices } from './who-choices.tsx'
import { words } from './words.ts'

/** One page of who may do what with what is mine: a sentence each, from where it stands, with the way to change it. */
export function WhoScreen() {
  const me = useMe()
  const settings = useSettings()
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="page-body who">
        <p className="quiet">{words.lead}</p>
        {settings.state === 'failed' && <LoadFailed />}
        {settings.state === 'loading' && <Skeleton kind="person" rows={3} />}
        {settings.state === 'ready' && <WhoChoices settings={settings.value} />}
        {settings.state === 'ready' && <Reach settings={settings.value} isAdult={me.ageBand === 'adult'} />}
        <Apart />
        <Kept />
        <OpenedPosts />
      </div>
    </>
  )
}

import '../support.css'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { refusals } from '../../ui/notice/say-failure.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSupportPage } from '../data/support.ts'
import { words } from '../words.ts'
import { PageFields } from './page-fields.tsx'
import { WaysPart } from './ways-part.tsx'

/** Making and changing one's own support page. */
export function EditSupportScreen() {
  const me = useMe()
  const page = useSupportPage(me.uid)
  return (
    <>
      <BackBar>
        <span aria-hidden="true">{words.title}</span>
      </BackBar>
      <div className="support-page">
        <section className="support-part">
          <ScreenTitle title={words.edit.title} />
          <p className="quiet">{words.edit.lead}</p>
        </section>
        {me.ageBand !== 'adult' ? (
          <Empty title={words.page.off.title} text={refusals['not-an-adult']} />
        ) : (
          <>
            {page.state === 'failed' && <LoadFailed />}
            {page.state === 'loading' && <Skeleton rows={3} />}
            {page.state === 'ready' && (
              <>
                <WaysPart page={page.value} />
                <PageFields key={me.uid} page={page.value} />
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

import '../support.css'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { FormComing } from '../../ui/notice/form-coming.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { refusals } from '../../ui/notice/say-failure.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useSupportPage } from '../data/support.ts'
import { words } from '../words.ts'
import { PageFields } from './page-fields.tsx'
import { WaysPart } from './ways-part.tsx'

/** Making and changing one's own support page. */
export function EditSupportScreen() {
  const me = useMe()
  const page = useSupportPage(me.uid)
  const confirmed = useConfirmed(page)
  const now = page.state === 'ready' ? page.value : confirmed?.value
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
            {page.state !== 'failed' && !confirmed && <FormComing rows={3} />}
            {confirmed && (
              <>
                <WaysPart page={now} isConfirmed={page.state === 'ready' && !page.fromCache} />
                <PageFields key={me.uid} page={now} />
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { isKnown } from '../data/live.ts'
import { useMe } from '../data/use-me.ts'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { refusals } from '../ui/notice/say-failure.ts'
import { Portrait } from '../ui/person/portrait.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { AddWard } from './add-ward.tsx'
import { sayAge } from './age-words.ts'
import { ApprovalCard } from './approval-card.tsx'
import { useQuestions, useWards } from './data/wards.ts'
import './wards.css'
import { words } from './words.ts'

/** The children I answer for: what waits for my answer first, then each of them. */
export function WardsScreen() {
  const wards = useWards()
  const now = useNow()
  const questions = useQuestions('guardian', now)
  const sheet = useSheet('add-ward')
  const known = isKnown(wards)
  const mayGuard = mayByBand(useMe().ageBand, 'guard') !== 'never'
  const list = wards.state === 'ready' ? wards.value : []
  return (
    <>
      <BackBar>{null}</BackBar>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body wards">
        {!mayGuard && <Empty title={words.profile.none} text={refusals['not-an-adult']} />}
        {questions.length > 0 && (
          <section className="stack" aria-labelledby="questions-title">
            <h2 id="questions-title" className="label">
              {words.approvals.title}
            </h2>
            {questions.map((question) => (
              <ApprovalCard key={question.id} question={question} />
            ))}
          </section>
        )}
        {mayGuard && wards.state === 'failed' && <LoadFailed />}
        {mayGuard && wards.state !== 'failed' && !known && <Skeleton kind="person" rows={2} />}
        {mayGuard && known && list.length === 0 && (
          <Empty title={words.empty.title} text={words.empty.text} module="petala">
            <button type="button" className="button" aria-haspopup="dialog" onClick={sheet.show}>
              {words.add.button}
            </button>
          </Empty>
        )}
        {list.length > 0 && (
          <>
            <ul className="people-list roomy">
              {list.map(({ uid, name, photo, birthDate, pausedAt }) => (
                <li key={uid} className="person">
                  <Portrait uid={uid} size="l" photo={photo} />
                  <span className="person-words">
                    <Link className="person-name ward-link" to="/user/wards/$uid" params={{ uid }} dir="auto">
                      {name}
                    </Link>
                    <span className="small quiet">
                      {sayAge(birthDate, now)}
                      {pausedAt && `, ${words.paused}`}
                    </span>
                  </span>
                  <Icon name="forward" />
                </li>
              ))}
            </ul>
            <button type="button" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
              <Icon name="plus" />
              {words.add.button}
            </button>
          </>
        )}
      </div>
      {sheet.open && <AddWard onClose={sheet.hide} />}
    </>
  )
}

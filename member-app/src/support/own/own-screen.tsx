import '../support.css'
import { Link } from '@tanstack/react-router'
import { isKnown } from '../../data/live.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { refusals } from '../../ui/notice/say-failure.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WayWords } from '../../ui/way.tsx'
import { CardTest } from '../card/card-test.tsx'
import { words as cardWords } from '../card/words.ts'
import { useReminders, useSupportPage, useTipsGiven, useTipsReceived } from '../data/support.ts'
import { OwnReminders } from '../remind/own-reminders.tsx'
import { words } from '../words.ts'
import { GivenTip } from './given-tip.tsx'
import { offeredOf } from './offered.ts'
import { Older } from './older.tsx'
import { ReceivedTip } from './received-tip.tsx'
import { SaveGiven } from './save-given.tsx'

/** What somebody gave and was given, as far as either side said, and the way to their page; for adults alone. */
export function OwnSupportScreen() {
  const me = useMe()
  return (
    <>
      <BackBar>
        <span aria-hidden="true">{words.title}</span>
      </BackBar>
      <div className="support-page">
        {me.ageBand === 'adult' ? (
          <Own uid={me.uid} />
        ) : (
          <>
            <ScreenTitle title={words.title} hidden />
            <Empty title={words.page.off.title} text={refusals['not-an-adult']} />
          </>
        )}
      </div>
    </>
  )
}

function Own({ uid }: { uid: string }) {
  const page = useSupportPage(uid)
  const tipsReceived = useTipsReceived()
  const tipsGiven = useTipsGiven()
  const received = tipsReceived.list
  const given = tipsGiven.list
  const hasCards = [received, given].some(
    (list) => list.state === 'ready' && list.value.some(({ data }) => data.way === 'card'),
  )
  const reminders = useReminders()
  const offered =
    given.state === 'ready' && reminders.state === 'ready'
      ? offeredOf(
          given.value,
          reminders.value.map(({ data }) => data.to),
        )
      : new Set()
  const isThere = page.state === 'ready' && page.value !== undefined
  return (
    <>
      <section className="support-part">
        <ScreenTitle title={words.title}>{words.own.heading}</ScreenTitle>
        <p className="quiet">{words.own.lead}</p>
        <div className="ways">
          {isThere && (
            <Link className="way" id="own-page" to="/user/people/$uid/support" params={{ uid }}>
              <WayWords
                icon="eye"
                title={words.own.page}
                text={page.value?.on ? words.own.pageOn : words.own.pageOff}
              />
            </Link>
          )}
          <Link className="way" id="edit-page" to="/user/support/edit">
            <WayWords icon="edit" title={isThere ? words.page.edit : words.own.make} text={words.own.makeText} />
          </Link>
          <Link className="way" id="own-cards" to="/user/support/cards">
            <WayWords icon="hibiscus" title={cardWords.own.title} text={cardWords.own.open} />
          </Link>
          <Link className="way" id="what-i-pay" to="/user/support/paid">
            <WayWords icon="bookmark" title={cardWords.paid.title} text={cardWords.paid.open} />
          </Link>
          <Link className="way" id="own-ledger" to="/user/support/ledger">
            <WayWords icon="ledger" title={words.own.ledger} text={words.own.ledgerText} />
          </Link>
        </div>
      </section>
      {hasCards && <CardTest />}
      <section className="support-part" aria-labelledby="tips-received">
        <h2 id="tips-received" className="sheet-title">
          {words.own.received}
        </h2>
        {received.state === 'failed' && <LoadFailed />}
        {received.state !== 'failed' && !isKnown(received) && <Skeleton rows={2} />}
        {isKnown(received) &&
          (received.value.length === 0 ? (
            <Empty title={words.own.noneReceived.title} text={words.own.noneReceived.text} />
          ) : (
            <>
              <ul className="support-tips">
                {received.value.map(({ id, data }) => (
                  <ReceivedTip key={id} id={id} tip={data} />
                ))}
              </ul>
              <Older of={tipsReceived} />
              <p className="small quiet">{words.own.scam}</p>
            </>
          ))}
      </section>
      <OwnReminders />
      <section className="support-part" aria-labelledby="tips-given">
        <h2 id="tips-given" className="sheet-title">
          {words.own.given}
        </h2>
        {given.state === 'failed' && <LoadFailed />}
        {given.state !== 'failed' && !isKnown(given) && <Skeleton rows={1} />}
        {isKnown(given) &&
          (given.value.length === 0 ? (
            <p className="quiet">{words.own.noneGiven}</p>
          ) : (
            <>
              <ul className="support-tips">
                {given.value.map(({ id, data }) => (
                  <GivenTip key={id} id={id} tip={data} mayRemind={offered.has(id)} />
                ))}
              </ul>
              <Older of={tipsGiven} />
              <SaveGiven />
            </>
          ))}
      </section>
    </>
  )
}

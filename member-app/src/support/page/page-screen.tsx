import '../support.css'
import { Link } from '@tanstack/react-router'
import { supportHostOf } from '@varanda/domain/support/support-link'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { refusals } from '../../ui/notice/say-failure.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { WallCourse } from '../../ui/wall-course.tsx'
import { words as shared } from '../../ui/words.ts'
import { OwnTiers } from '../card/own-tiers.tsx'
import { words as cardWords } from '../card/words.ts'
import { useReminderOf, useSupportPage } from '../data/support.ts'
import { ReminderLine } from '../remind/reminder-line.tsx'
import { usePersonName } from '../use-person-name.ts'
import { say, words } from '../words.ts'
import { LinkSheet } from './link-sheet.tsx'
import { PixSheet } from './pix-sheet.tsx'
import { GoalWall, Totals } from './sums.tsx'
import { Tiers } from './tiers.tsx'

const ReportSheet = lazySheet(async () => (await import('../../ui/sheet/report-sheet.tsx')).ReportSheet)

/** How somebody may be supported, as every adult sees it who may; mine, too. */
export function SupportPageScreen({ uid }: { uid: string }) {
  const me = useMe()
  const page = useSupportPage(uid)
  const name = usePersonName(uid)
  const online = useOnline()
  const isMine = uid === me.uid
  const isAdult = me.ageBand === 'adult'
  const title = words.page.title(name)
  const isClosed =
    !isAdult ||
    page.state === 'failed' ||
    (page.state === 'ready' && !page.value && (!page.fromCache || !online)) ||
    (page.state === 'ready' && page.value && !page.value.on && !isMine)
  if (isClosed) {
    return (
      <>
        <BackBar>
          <ScreenTitle title={title} hidden />
        </BackBar>
        <div className="page-body">
          <Empty title={words.page.off.title} text={isAdult ? words.page.off.text : refusals['not-an-adult']} />
        </div>
      </>
    )
  }
  return (
    <>
      <BackBar>
        <span aria-hidden="true">{words.title}</span>
      </BackBar>
      <header className="support-head">
        <WallCourse />
        <Portrait uid={uid} size="xl" />
      </header>
      <div className="support-page">
        {!online && (
          <p className="offline-line small">
            <Icon name="info" size={20} /> {shared.offline}
          </p>
        )}
        {page.state === 'ready' && page.value ? (
          <Open page={page.value} uid={uid} name={name} isMine={isMine} />
        ) : (
          <>
            <ScreenTitle title={title} hidden />
            <Skeleton rows={3} />
          </>
        )}
      </div>
    </>
  )
}

function Open({ page, uid, name, isMine }: { page: SupportPage; uid: string; name: string; isMine: boolean }) {
  const pix = useSheet('pix')
  const reminder = useReminderOf(uid)
  const [ready, setReady] = useState<number>()
  const telling = useSheet('link')
  const reporting = useSheet('report')
  const [host, setHost] = useState<ReturnType<typeof supportHostOf>>()
  const { goal, words: told, links, ways, tiers, currency } = page
  const theirs = [
    ...(ways.pix ? [words.page.help] : []),
    ...(ways.card && tiers.length > 0 ? [cardWords.tiers.open] : []),
  ]
  return (
    <>
      <section className="support-part">
        <ScreenTitle title={words.page.title(name)}>
          <span dir="auto">{goal ? goal.title : words.page.title(name)}</span>
        </ScreenTitle>
        {goal && <p className="small quiet">{words.page.title(name)}</p>}
        {told && (
          <p className="support-words" dir="auto">
            {told}
          </p>
        )}
        {goal ? (
          <GoalWall goal={goal} currency={currency} name={name} />
        ) : (
          <Totals totals={page.totals[currency]} currency={currency} name={name} />
        )}
        {isMine && (
          <div className="stack">
            <p className="small quiet">{page.on ? words.page.mine : words.page.mineOff}</p>
            {page.on && theirs.length > 0 && <p className="small quiet">{words.page.mineAlso(theirs)}</p>}
            <Link className="button line" to="/user/support/edit">
              <Icon name="edit" /> {words.page.edit}
            </Link>
          </div>
        )}
        {!isMine && ways.pix && reminder && (
          <div className="support-paid" id="reminder">
            <ReminderLine reminder={reminder} name={name}>
              <button
                type="button"
                className="button leaf compact"
                aria-haspopup="dialog"
                onClick={() => {
                  setReady(reminder.amount)
                  pix.show()
                }}
              >
                {words.reminder.give(say(reminder.amount, 'BRL'))}
              </button>
            </ReminderLine>
          </div>
        )}
        {!isMine && ways.pix && (
          <button
            type="button"
            id="help-with-pix"
            className={reminder ? 'button line wide' : 'button leaf wide'}
            aria-haspopup="dialog"
            onClick={() => {
              setReady(undefined)
              pix.show()
            }}
          >
            {words.page.help}
          </button>
        )}
        <p className="small quiet">{words.page.direct(name)}</p>
      </section>
      {links.length > 0 && (
        <section className="support-part">
          <h2 className="sheet-title">{ways.pix ? words.page.links : words.page.linksOnly}</h2>
          <ul className="support-links">
            {links.map((link) => (
              <li key={link}>
                <a className="button line wide" href={link} target="_blank" rel="noopener noreferrer">
                  <Icon name="link" /> {supportHostOf(link) ?? ''}
                </a>
                <p className="small quiet">{words.page.leaves}</p>
                {!isMine && (
                  <button
                    type="button"
                    className="text-button"
                    aria-haspopup="dialog"
                    onClick={() => {
                      setHost(supportHostOf(link))
                      telling.show()
                    }}
                  >
                    {words.page.tellLink}
                    <span className="visually-hidden"> ({supportHostOf(link)})</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tiers.length > 0 && (
        <Tiers tiers={tiers} currency={currency} byPix={ways.pix}>
          {!isMine && ways.card && (
            <>
              <OwnTiers uid={uid} tiers={tiers} currency={currency} />
              <Link className="button line wide" id="subscribe" to="/user/people/$uid/tiers" params={{ uid }}>
                {cardWords.tiers.open}
              </Link>
            </>
          )}
        </Tiers>
      )}
      {!isMine && (
        <section className="support-part">
          <button
            type="button"
            id="report-page"
            className="text-button"
            aria-haspopup="dialog"
            onClick={reporting.show}
          >
            {words.page.report}
          </button>
        </section>
      )}
      {reporting.open && <ReportSheet target={{ kind: 'member', uid }} onClose={() => void reporting.hide()} />}
      {pix.open && (
        <PixSheet uid={uid} name={name} changed={page.changedAt.toMillis()} ready={ready} onClose={pix.hide} />
      )}
      {telling.open && host && (
        <LinkSheet uid={uid} name={name} host={host} currency={currency} onClose={telling.hide} />
      )}
    </>
  )
}

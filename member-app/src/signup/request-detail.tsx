import { paths } from '@varanda/domain/paths'
import { request as requestEn } from '@varanda/domain/signup/messages/en/request'
import { request as requestPt } from '@varanda/domain/signup/messages/pt/request'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { waitOf } from '@varanda/domain/signup/signup-wait'
import { useDoc } from '../data/use-doc.ts'
import { inLocale } from '../ui/locale.ts'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { useWide } from '../ui/use-wide.ts'
import { AnswerGiven } from './answer/answer-given.tsx'
import { AnswerParts } from './answer/answer-parts.tsx'
import type { RequestTab } from './data/signup-requests.ts'
import { RequestStations } from './request-stations.tsx'
import { RequestTitle } from './request-title.tsx'
import { TakenLine } from './taken-line.tsx'
import { Twins } from './twins.tsx'
import { Vouching } from './vouching.tsx'
import { WaitBadge } from './wait-meter.tsx'
import { sayMoment, words } from './words.ts'

const { smartphone } = inLocale({ pt: requestPt, en: requestEn })

/** One request: the words whole, who else it may be, who knows them, and what the instance does about it. */
export function RequestDetail({ id, tab, onAnswered }: { id: string; tab: RequestTab; onAnswered: () => void }) {
  const wide = useWide()
  const found = useDoc<SignupRequest>(paths.signupRequest(id))
  return (
    <>
      {!wide && (
        <BackBar>
          <span className="quiet">{words.tabs[tab]}</span>
        </BackBar>
      )}
      <article className="request-detail">
        {found.state === 'loading' && <Skeleton rows={1} />}
        {found.state === 'failed' && <LoadFailed />}
        {found.state === 'ready' &&
          (found.value ? (
            <Opened id={id} request={found.value} onAnswered={onAnswered} />
          ) : (
            <>
              <h2 className="sheet-title">{words.gone.title}</h2>
              <p className="quiet">{words.gone.text}</p>
            </>
          ))}
      </article>
    </>
  )
}

function Opened({ id, request, onAnswered }: { id: string; request: SignupRequest; onAnswered: () => void }) {
  const now = useNow()
  const { facts } = words
  const isWaiting = request.status === 'pending'
  if (request.forgottenAt) {
    return (
      <>
        <h2 className="sheet-title">{words.state.forgotten}</h2>
        <p className="quiet">{words.state.forgottenText}</p>
        <RequestStations request={request} />
      </>
    )
  }
  const rows = [
    { label: facts.email, value: request.email },
    { label: facts.phone, value: request.phone },
    { label: facts.smartphone, value: smartphone[request.smartphone] },
    { label: facts.locale, value: facts.languages[request.locale] },
    { label: facts.asked, value: sayMoment(request.askedAt.toDate()) },
  ]
  return (
    <>
      {isWaiting && <WaitBadge wait={waitOf(request, now)} />}
      <RequestTitle name={request.name} />
      {isWaiting && <TakenLine id={id} request={request} />}
      <p className="request-words written" dir="auto">
        {request.usage}
      </p>
      <dl className="request-facts">
        {rows.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <RequestStations request={request} />
      <Twins id={id} request={request} />
      {(isWaiting || request.vouches) && <Vouching id={id} request={request} />}
      {isWaiting ? (
        <AnswerParts id={id} request={request} onAnswered={onAnswered} />
      ) : (
        <AnswerGiven id={id} request={request} onReopened={onAnswered} />
      )}
    </>
  )
}

import { paths } from '@varanda/domain/paths'
import type { SignupStatus } from '@varanda/domain/signup/signup-request'
import { useCount } from '../data/use-count.ts'
import { locale } from '../ui/locale.ts'
import type { RequestTab } from './data/signup-requests.ts'
import { words } from './words.ts'

const tabs = ['waiting', 'approved', 'declined'] as const satisfies readonly RequestTab[]

const useStatus = (status: SignupStatus) => useCount(paths.signupRequests, ['status', '==', status])

/** Which list is shown, each with how many are in it. */
export function RequestTabs({ tab, onChoose }: { tab: RequestTab; onChoose: (tab: RequestTab) => void }) {
  const [pending, approved, joined, declined] = [
    useStatus('pending'),
    useStatus('approved'),
    useStatus('joined'),
    useStatus('declined'),
  ]
  const counts: Record<RequestTab, number | undefined> = {
    waiting: pending.state === 'ready' ? pending.value : undefined,
    approved: approved.state === 'ready' && joined.state === 'ready' ? approved.value + joined.value : undefined,
    declined: declined.state === 'ready' ? declined.value : undefined,
  }
  return (
    <fieldset className="request-tabs">
      <legend className="visually-hidden">{words.tabs.label}</legend>
      {tabs.map((one) => (
        <label key={one} className={one === tab ? 'on' : undefined}>
          <input type="radio" name="requests" value={one} checked={one === tab} onChange={() => onChoose(one)} />
          <span>{words.tabs[one]}</span>
          <span className="request-count">{counts[one]?.toLocaleString(locale)}</span>
        </label>
      ))}
    </fieldset>
  )
}

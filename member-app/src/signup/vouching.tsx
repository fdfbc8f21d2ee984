import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import { Icon } from '../ui/icon.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { VoucherSheet } from './voucher-sheet.tsx'
import { words } from './words.ts'

/** Who in the instance knows the applicant: whom they named, whom we asked and what they said. */
export function Vouching({ id, request }: { id: string; request: SignupRequest }) {
  const sheet = useSheet(`ask-voucher ${id}`)
  const vouches = Object.entries(request.vouches ?? {})
  const isOpen = request.status === 'pending'
  return (
    <section className="vouching">
      <h3 className="request-part">
        <Icon name="people" size={20} />
        {words.vouch.title}
      </h3>
      {request.knows && <p dir="auto">{words.vouch.says(request.knows)}</p>}
      {vouches.length === 0 && <p className="small quiet">{words.vouch.none}</p>}
      <ul className="plain">
        {vouches.map(([uid, { name, answer }]) => (
          <li key={uid} className={`vouch ${answer ?? 'open'}`}>
            <Portrait uid={uid} size="s" />
            <span>
              <strong dir="auto">{name}</strong> {answer ? words.vouch[answer] : words.vouch.waiting}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && vouches.length < reviewLimits.vouchers && (
        <button type="button" className="text-button" aria-haspopup="dialog" onClick={sheet.show}>
          {words.vouch.ask}
        </button>
      )}
      {sheet.open && <VoucherSheet id={id} request={request} onClose={sheet.hide} />}
    </section>
  )
}

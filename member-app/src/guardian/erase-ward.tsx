import { call } from '@varanda/client/call'
import { eraseWard } from '@varanda/domain/account/calls/erase-ward'
import { keepWard } from '@varanda/domain/account/calls/keep-ward'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { localeTags } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { locale } from '../ui/locale.ts'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { leavingWords, words } from './words.ts'

const texts = leavingWords.ward
const days = new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'long' })

/** The end of an account that I answer for: asked for, and until its day taken back. */
export function EraseWard({ ward: { uid, name, leavesAt } }: { ward: Ward }) {
  const [isBusy, setBusy] = useState(false)
  const sheet = useSheet('erase-ward')
  const keep = async () => {
    setBusy(true)
    try {
      await call(keepWard, { uid })
      toast(texts.stayed)
    } catch (error) {
      toast(sayFailure(error, words.care.failed))
    }
    setBusy(false)
  }
  return (
    <section className="stack wide" aria-labelledby="erase-title">
      <h2 id="erase-title" className="label">
        {texts.title}
      </h2>
      <p className="quiet" role={leavesAt && 'status'}>
        {leavesAt ? texts.leaving(days.format(leavesAt.toDate())) : texts.lead}
      </p>
      {leavesAt ? (
        <button type="button" className="button line" aria-disabled={isBusy} onClick={() => !isBusy && void keep()}>
          {isBusy ? words.care.doing : texts.keep}
        </button>
      ) : (
        <button type="button" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
          {texts.button}
        </button>
      )}
      {sheet.open && (
        <ConfirmSheet
          title={texts.sureTitle(firstName(name))}
          yes={texts.button}
          doing={words.care.doing}
          no={words.care.no}
          effect="takes"
          failed={words.care.failed}
          refusals={{ 'not-your-ward': texts.theirs }}
          act={() => call(eraseWard, { uid })}
          onClose={sheet.hide}
          onDone={focusHeadingSoon}
        >
          <p>{texts.text}</p>
        </ConfirmSheet>
      )}
    </section>
  )
}

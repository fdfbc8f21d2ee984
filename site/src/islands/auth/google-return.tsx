import { keepsByDefault } from '@varanda/client/account/keep-signed-in'
import { signInWithGoogle } from '@varanda/client/account/sign-in'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import type { Locale } from '@varanda/domain/locale'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { authWords } from './words.ts'

interface GoogleReturnProps {
  locale: Locale
  /** What the visit ended with; null where it failed. */
  ticket: string | null
  onBack: () => void
}

/** Back from Google: the ticket is changed into a session, and the page leaves. */
export function GoogleReturn({ locale, ticket, onBack }: GoogleReturnProps) {
  const words = authWords(locale)
  const [failure, setFailure] = useState(ticket === null ? words.google.failed : undefined)
  const begun = useRef(false)

  useEffect(() => {
    if (ticket === null || begun.current) return
    begun.current = true
    signInWithGoogle(ticket, keepsByDefault()).catch((error) => {
      const code = identityCodeOf(error)
      setFailure(code === 'invalid-credential' || code === 'unknown' ? words.google.failed : words.errors[code])
    })
  }, [ticket, words])

  return (
    <div className="said">
      <h1 className="title">{words.signIn.title}</h1>
      <div role="status" className="told">
        {failure ? <Notice kind="late">{failure}</Notice> : <p className="lead quiet">{words.signIn.submitting}</p>}
      </div>
      {failure && (
        <button className="text-button" type="button" onClick={onBack}>
          {words.link.again}
        </button>
      )}
    </div>
  )
}

import { call } from '@varanda/client/call'
import { type DirectoryCard, searchWords } from '@varanda/domain/member/directory'
import { askVoucher } from '@varanda/domain/signup/calls/ask-voucher'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { useEffect, useState } from 'react'
import { findMembers } from '../member/data/find-members.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { words } from './words.ts'

/** So many fit above a keyboard. */
const shown = 8

/** Finds the member whom the applicant may have meant, and asks. */
export function VoucherSheet(props: { id: string; request: SignupRequest; onClose: () => void }) {
  const { id, request, onClose } = props
  const [typed, setTyped] = useState(request.knows ?? '')
  const [failure, setFailure] = useState<string>()
  const [asking, setAsking] = useState<string>()
  const found = useFound(typed)
  const members = found === 'failed' ? undefined : found?.filter(({ uid }) => !request.vouches?.[uid])

  const ask = async ({ uid, name }: DirectoryCard) => {
    if (asking) return
    setAsking(uid)
    setFailure(undefined)
    try {
      await call(askVoucher, { id, uid })
      toast(words.vouch.asked(name))
      onClose()
    } catch (error) {
      setFailure(sayFailure(error, words.failed))
      setAsking(undefined)
    }
  }
  return (
    <Sheet open onClose={onClose} title={words.vouch.sheet(request.name)} note={words.vouch.explain(request.name)}>
      <div className="stack">
        <input
          type="search"
          className="input"
          aria-label={words.vouch.find}
          placeholder={words.vouch.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="small quiet" role="status">
          {found === 'failed' && words.vouch.searchFailed}
          {members?.length === 0 && words.vouch.nobody}
          {members && members.length > shown && words.vouch.many}
        </p>
        <ul className="voucher-list plain">
          {members?.slice(0, shown).map((card) => (
            <li key={card.uid}>
              <button type="button" aria-disabled={asking !== undefined} onClick={() => void ask(card)}>
                <Portrait uid={card.uid} size="m" photo={card.photo} />
                <span className="person-words">
                  <span className="person-name" dir="auto">
                    {words.vouch.choose(card.name)}
                  </span>
                  <span className="small quiet">{card.email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Failed>{failure}</Failed>
      </div>
    </Sheet>
  )
}

function useFound(typed: string): DirectoryCard[] | 'failed' | undefined {
  const [found, setFound] = useState<DirectoryCard[] | 'failed'>()
  useEffect(() => {
    if (searchWords(typed).every((word) => word.length < 2)) return setFound(undefined)
    let stopped = false
    const timer = setTimeout(() => {
      findMembers(typed).then(
        (cards) => !stopped && setFound(cards),
        () => !stopped && setFound('failed'),
      )
    }, 250)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [typed])
  return found
}

import { hintedUid } from '@varanda/client/account/hint-cookies'
import { $session } from '@varanda/client/account/session'
import { useEffect, useState } from 'react'
import { leaveInstance } from '../../account/data/leave-instance.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../../ui/words.ts'

const slowAfterMs = 10_000

/** Nobody may be known yet: what this browser keeps is then of whoever it was last seen to be. */
function leave(): void {
  const session = $session.get()
  void leaveInstance(session.state === 'signedIn' ? session.uid : hintedUid())
}

/** What stands in the shell until it is known who is here; after ten seconds it offers ways on. */
export function SlowStart() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="slow-start">
      {late ? (
        <div className="load-failed" role="alert">
          <p>{words.slow.text}</p>
          <button type="button" className="button compact" onClick={() => location.reload()}>
            {words.slow.retry}
          </button>
          <button type="button" className="text-button" onClick={leave}>
            {words.slow.leave}
          </button>
        </div>
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

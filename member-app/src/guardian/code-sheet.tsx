import { call } from '@varanda/client/call'
import { makeWardCode } from '@varanda/domain/guardian/calls/make-ward-code'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { spacedCode, wardCodeFragment, wardCodeLimits } from '@varanda/domain/guardian/guardian-code'
import { localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { routes } from '@varanda/domain/site/routes'
import encodeQR from 'qr'
import { useCallback, useEffect, useRef, useState } from 'react'
import { locale } from '../ui/locale.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { Picture } from '../ui/picture.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { words } from './words.ts'

const texts = words.code
const second = 1000

/** Minutes and seconds that are left: "9:58". */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Nine large digits, the same as a QR code, and how long they are good: counted from when they came, because this device's
 * clock need not agree with the instance's, and whoever makes them may first have to say who they are. It says when somebody came
 * in by them.
 */
export function CodeSheet({ ward, onClose }: { ward: Ward; onClose: () => void }) {
  const [made, setMade] = useState<{ code: string; goodUntil: number; end: number }>()
  const [failure, setFailure] = useState<string>()
  const [now, setNow] = useState(() => Date.now())
  const asked = useRef(false)

  const make = useCallback(async () => {
    setFailure(undefined)
    setMade(undefined)
    try {
      const { code, goodUntil } = await call(makeWardCode, { uid: ward.uid })
      const came = Date.now()
      setMade({ code, goodUntil: came + wardCodeLimits.minutes * 60_000, end: goodUntil })
      // The clock of the sheet is a moment behind.
      setNow(came)
    } catch (error) {
      setFailure(sayFailure(error, texts.failed))
    }
  }, [ward.uid])
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void make()
  }, [make])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [])

  const address = location.origin + localizedPath(locale, routes.auth.path)
  const name = firstName(ward.name)
  const used = made !== undefined && ward.cameIn?.goodUntil.toMillis() === made.end
  const over = used || (made !== undefined && made.goodUntil <= now)
  const said = used ? texts.came(name) : over ? texts.over : !made && !failure && texts.making
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.sheet(name)}
      foot={
        (over || failure) && (
          <button
            type="button"
            className="button wide"
            onClick={({ currentTarget }) => {
              // The button goes away with what it was there for.
              currentTarget.closest('dialog')?.querySelector('h2')?.focus()
              void make()
            }}
          >
            {texts.again}
          </button>
        )
      }
    >
      <Failed>{failure}</Failed>
      <p className={said ? (over ? undefined : 'quiet') : 'visually-hidden'} role="status">
        {said}
      </p>
      {made && !over && (
        <div className="ward-code">
          <p>{texts.point}</p>
          <span className="ward-qr" role="img" aria-label={texts.qr}>
            <Picture svg={encodeQR(`${address}#${wardCodeFragment}=${made.code}`, 'svg', { border: 4 })} />
          </span>
          <p>{texts.or(address.replace(/^https?:\/\//, ''))}</p>
          <p className="ward-digits">{spacedCode(made.code)}</p>
          <p className="quiet">{texts.left(clock(made.goodUntil - now))}</p>
          <p className="small quiet">{texts.secret}</p>
        </div>
      )}
    </Sheet>
  )
}

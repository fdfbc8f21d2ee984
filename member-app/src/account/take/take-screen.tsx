import './take.css'
import { suitcase } from '@varanda/design/things/suitcase'
import { type Export, exportParts } from '@varanda/domain/account/export/export'
import { useRef } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { locale } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed, Notice } from '../../ui/notice/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { askForExport, useOwnExport } from '../data/own-export.ts'
import { LeavingPart } from '../leaving/leaving-part.tsx'
import { DropButton } from './drop-button.tsx'
import { Progress } from './progress.tsx'
import { Ready } from './ready.tsx'
import { words } from './words.ts'

const picture = suitcase({})

/** A copy of all that is mine: asked for, made while I look or not, and fetched. */
export function TakeScreen() {
  const own = useOwnExport()
  const isOnline = useOnline()
  const known = own.state === 'ready' ? own.value : undefined
  // Seen here, and then no more.
  const wasThere = useRef(false)
  if (known) wasThere.current = true
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="take">
        <Picture className="take-case" svg={picture} />
        <div className="take-words">
          {own.state === 'failed' && <LoadFailed />}
          {own.state === 'loading' && <Skeleton kind="person" rows={3} />}
          {own.state === 'ready' && !isOnline && <Notice>{words.offline}</Notice>}
          {own.state === 'ready' && !known && <Ask gone={wasThere.current} />}
          {known && <Known own={known} />}
        </div>
        <LeavingPart />
      </div>
    </>
  )
}

function Ask({ gone }: { gone: boolean }) {
  return (
    <>
      <h2 className="take-title">{words.heading}</h2>
      {gone && <p role="status">{words.gone}</p>}
      <p>{words.lead}</p>
      <p className="quiet">{words.what}</p>
      <AskButton text={words.ask} />
    </>
  )
}

function Known({ own }: { own: Export }) {
  if (own.state === 'ready') return <Ready own={own} />
  if (own.state === 'failed') {
    return (
      <>
        <h2 className="take-title">{words.failedTitle}</h2>
        <p>{words.failedText}</p>
        <AskButton text={words.again} group={own.group?.id} />
      </>
    )
  }
  const isBegun = own.state === 'working'
  return (
    <>
      <h2 className="take-title">{own.group ? words.group.heading(own.group.name) : words.heading}</h2>
      <p>{own.group ? words.group.lead : words.lead}</p>
      <Progress done={own.done} />
      <p role="status">
        <b>{isBegun ? words.working(own.done + 1, exportParts) : words.waiting}</b>{' '}
        <span className="quiet">{words.close}</span>
      </p>
      {isBegun && own.posts + own.comments + own.photos > 0 && <p className="quiet">{words.soFar(own)}</p>}
      <DropButton isReady={false} />
    </>
  )
}

function AskButton({ text, group }: { text: string; group?: string | undefined }) {
  // What is being made takes its place.
  const button = useFocusHandedOn<HTMLButtonElement>('heading')
  const { busy, failure, act } = useAct(words.refused)
  const ask = () => act(() => askForExport(locale, group))
  return (
    <>
      <button ref={button} type="button" className="button" aria-disabled={busy} onClick={() => void ask()}>
        {busy ? words.asking : text}
      </button>
      <Failed>{failure}</Failed>
    </>
  )
}

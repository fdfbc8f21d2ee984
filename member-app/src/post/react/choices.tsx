import { type Feeling, reactionKinds, wordOf } from '@varanda/domain/post/reaction'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Felt } from './felt.tsx'
import { sayFeeling, words } from './words.ts'

const ours: readonly Feeling[] = reactionKinds.map((kind) => ({ kind }))

/**
 * The row that was tapped, turned into what one can feel: the six of ours and any other. Arrows move, Escape and a tap
 * elsewhere leave it as it was.
 */
export function Choices(props: {
  own: Feeling | undefined
  onChoose: (feeling: Feeling) => void
  onOther: () => void
  /** `elsewhere`: by a press on something else, which has the focus then. */
  onLeave: (how?: 'elsewhere') => void
}) {
  const { own, onChoose, onOther, onLeave } = props
  const bar = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  leave.current = onLeave
  const isOther = own?.kind === undefined && own !== undefined
  const first = own?.kind ? reactionKinds.indexOf(own.kind) : isOther ? ours.length : 0

  const go = (to: number) => {
    const all = [...(bar.current?.querySelectorAll('button') ?? [])]
    all.at(to % all.length)?.focus()
  }
  useEffect(() => {
    bar.current?.querySelectorAll('button')[first]?.focus({ preventScroll: true })
    const press = ({ target }: PointerEvent) => {
      if (!bar.current?.contains(target as Node)) leave.current('elsewhere')
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [first])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const at = all.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Escape') onLeave()
    else if (to !== undefined) go(to)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={bar} className="reaction-choices" role="toolbar" aria-label={words.choose} onKeyDown={move}>
      {ours.map((feeling, index) => (
        <button
          key={wordOf(feeling)}
          type="button"
          className="reaction-choice"
          aria-label={sayFeeling(feeling)}
          title={sayFeeling(feeling)}
          aria-pressed={own?.kind === feeling.kind}
          tabIndex={index === first ? 0 : -1}
          onClick={() => onChoose(feeling)}
        >
          <Felt feeling={feeling} size={30} />
        </button>
      ))}
      {/* Mine is taken back here, and any other chosen. */}
      {isOther ? (
        <button
          type="button"
          className="reaction-choice"
          aria-label={sayFeeling(own)}
          aria-pressed={true}
          tabIndex={0}
          onClick={() => onChoose(own)}
        >
          <Felt feeling={own} size={30} />
        </button>
      ) : (
        <button
          type="button"
          className="reaction-choice"
          aria-label={words.another}
          title={words.another}
          aria-haspopup="dialog"
          tabIndex={-1}
          onClick={onOther}
        >
          <Icon name="plus" />
        </button>
      )}
    </div>
  )
}

import { useId, useState } from 'react'
import { Choice } from '../ui/choice.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

interface SettingChoiceProps<Value extends string> {
  title: string
  label: string
  /** What each answer means, said below the one that is chosen. */
  means: Readonly<Record<Value, string>>
  options: readonly { value: Value; text: string }[]
  /** `undefined` while it is on its way. */
  stored: Value | undefined
  usual: Value
  failed: boolean
  save: (value: Value) => Promise<unknown>
}

/**
 * One of a member's settings: sent as soon as it is chosen, said when it is kept, and back to what it was when it could
 * not be kept.
 */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { title, label, means, options, stored, usual, failed, save } = props
  const titleId = useId()
  const [chosen, setChosen] = useState<Value>()
  const value = chosen ?? stored ?? usual
  const choose = (next: Value) => {
    setChosen(next)
    save(next).then(
      () => toast(words.saved),
      (error) => {
        console.warn('setting', error)
        setChosen(undefined)
        toast(words.refused)
      },
    )
  }
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="settings-title">
        {title}
      </h2>
      {failed ? (
        <LoadFailed />
      ) : (
        <Choice label={label} note={means[value]} value={value} options={options} onChoose={choose} />
      )}
    </section>
  )
}

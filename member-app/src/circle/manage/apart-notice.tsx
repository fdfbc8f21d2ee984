import { firstName } from '@varanda/domain/member/member'
import type { Pair } from '@varanda/domain/post/separation'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { managingWords } from '../words.ts'

const words = managingWords.apart

interface ApartNoticeProps {
  pair: Pair
  /** Of those who are asked, whom I know; each may be left out. */
  asked: readonly { uid: string; name: string }[]
  nameOf: (uid: string) => string
  onDrop?: (uid: string) => void
  onTogether: () => void
}

/** Two whom I keep apart would meet in a group: nobody is asked until one of them is not, or both may this time. */
export function ApartNotice({ pair, asked, nameOf, onDrop, onTogether }: ApartNoticeProps) {
  const notice = useFocusHandedOn<HTMLElement>('heading')
  const both = [pair.one, pair.other]
  return (
    <section ref={notice} className="notice apart-notice" role="alert">
      <p className="with-icon">
        <Icon name="warning" />
        <strong dir="auto">{words.title(firstName(nameOf(pair.one)), firstName(nameOf(pair.other)))}</strong>
      </p>
      {asked
        .filter(({ uid }) => both.includes(uid))
        .map(({ uid, name }) => (
          <button key={uid} type="button" className="button line wide" onClick={() => onDrop?.(uid)}>
            {words.drop(firstName(name))}
          </button>
        ))}
      <button type="button" className="text-button" onClick={onTogether}>
        {words.thisTime}
      </button>
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { useNow } from '../ui/time/use-now.ts'
import { WayWords } from '../ui/way.tsx'
import { useQuestions, useWards } from './data/wards.ts'
import { words } from './words.ts'

const texts = words.profile

/** The way from my page to the children I answer for: who they are, or what waits there for my answer. */
export function InMyCare() {
  const wards = useWards()
  const now = useNow()
  const waiting = useQuestions('guardian', now).length
  const names = wards.state === 'ready' ? wards.value.map(({ name }) => name).join(', ') : ''
  return (
    <Link className="way" id="my-wards" to="/user/wards">
      <WayWords
        icon="people"
        title={texts.title}
        text={waiting > 0 ? texts.waiting(waiting) : names || texts.none}
        lit={waiting}
      />
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import { useNow } from '../ui/time/use-now.ts'
import { useQuestions, useWards } from './data/wards.ts'
import { words } from './words.ts'

const texts = words.profile

/** The way from my page to the children I answer for, and whether something waits there. */
export function InMyCare() {
  const wards = useWards()
  const now = useNow()
  const questions = useQuestions('guardian', now)
  const some = wards.state === 'ready' && wards.value.length > 0
  return (
    <section className="stack" aria-labelledby="care-of-title">
      <div>
        <h2 id="care-of-title" className="label">
          {texts.title}
        </h2>
        <p className="quiet">
          {questions.length > 0
            ? texts.waiting(questions.length)
            : some
              ? wards.value.map(({ name }) => name).join(', ')
              : texts.none}
        </p>
      </div>
      <Link className="button line" to="/user/wards">
        {some || questions.length > 0 ? texts.open : texts.add}
      </Link>
    </section>
  )
}

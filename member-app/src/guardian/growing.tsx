import { comingOfAge, type Ward } from '@varanda/domain/guardian/guardian'
import { firstName } from '@varanda/domain/member/member'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { useNow } from '../ui/time/use-now.ts'
import { sayDay } from './age-words.ts'
import { BirthSheet } from './birth-sheet.tsx'
import { words } from './words.ts'

const texts = words.growing

/** The birthdays on which the account changes, with their dates. */
export function Growing({ ward }: { ward: Ward }) {
  const now = useNow()
  const sheet = useSheet('birth-date')
  const isYoung = ward.ageBand === 'child' || ward.ageBand === 'teen'
  const birthdays = comingOfAge(ward.birthDate, now)
  return (
    <section className="stack" aria-labelledby="growing-title">
      <h2 id="growing-title" className="label">
        {texts.title}
      </h2>
      <ul className="ward-means">
        {birthdays.map(({ age, day }) => (
          <li key={age}>{texts[age as 13 | 16 | 18](sayDay(day))}</li>
        ))}
        {!isYoung && !ward.handedOver && <li>{texts.waiting(firstName(ward.name))}</li>}
      </ul>
      <p className="small quiet ward-birth">
        {words.birth.label}: {sayDay(ward.birthDate)}
        {isYoung && (
          <button type="button" className="text-button plain" aria-haspopup="dialog" onClick={sheet.show}>
            {words.birth.correct}
          </button>
        )}
      </p>
      {sheet.open && <BirthSheet ward={ward} onClose={sheet.hide} />}
    </section>
  )
}

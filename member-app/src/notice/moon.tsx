import { type Snooze, snoozes } from '@varanda/domain/notice/wishes'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { useNow } from '../ui/time/use-now.ts'
import { useWishes } from './data/wishes.ts'
import { saySnooze } from './say-until.ts'
import { snoozedUntil, snoozeEnd } from './snooze-end.ts'
import { useSaveWishes } from './use-save-wishes.ts'
import { useZoneKept } from './use-zone-kept.ts'
import { settingsWords } from './words.ts'

const words = settingsWords.snooze

/** Peace for a while. */
export function Moon() {
  const sheet = useSheet('snooze')
  const live = useWishes()
  useZoneKept(live)
  const wishes = (live.state === 'ready' && live.value) || {}
  const save = useSaveWishes()
  const choose = async (snooze: Snooze) => {
    const now = new Date()
    const until = snoozeEnd(snooze, wishes, now)
    save({ snoozedUntil: until })
    await sheet.hide()
    toast(words.now(saySnooze(until, now)), { undo: () => save({ snoozedUntil: null }) })
  }
  return (
    <>
      <button
        type="button"
        id="moon"
        className="icon-button"
        aria-label={words.open}
        aria-haspopup="dialog"
        title={words.open}
        onClick={sheet.show}
      >
        <Icon name="moon" />
      </button>
      <Sheet open={sheet.open} onClose={() => void sheet.hide()} title={words.title}>
        <p className="quiet">{words.text}</p>
        <ul className="plain menu-acts">
          {snoozes.map((snooze) => (
            <li key={snooze}>
              <button type="button" className="menu-act" onClick={() => void choose(snooze)}>
                <Icon name={snooze === 'hour' ? 'clock' : snooze === 'morning' ? 'moon' : 'calendar'} />
                <span>
                  {words.ways[snooze]}
                  <span className="small quiet">{saySnooze(snoozeEnd(snooze, wishes, new Date()), new Date())}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

/** As long as all is quiet: until when, and the way out of it. */
export function Snoozed() {
  const now = useNow()
  const live = useWishes()
  const save = useSaveWishes()
  const until = live.state === 'ready' && live.value ? snoozedUntil(live.value, now) : undefined
  if (!until) return null
  const end = () => {
    save({ snoozedUntil: null })
    toast(words.ended)
    // The pressed button goes away with its line.
    document.getElementById('moon')?.focus()
  }
  return (
    <div className="snoozed">
      <Icon name="moon" size={20} />
      <span>{words.now(saySnooze(until, now))}</span>
      <button type="button" className="text-button" onClick={end}>
        {words.end}
      </button>
    </div>
  )
}

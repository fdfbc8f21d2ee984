import { PushSwitch } from './push-switch.tsx'
import { words } from './words.ts'

/** Among the settings: notices on this device. */
export function PushPart({ id }: { id: string }) {
  return (
    <section className="course settings-part" aria-labelledby={id}>
      <h2 id={id} className="settings-title" tabIndex={-1}>
        {words.title}
      </h2>
      <PushSwitch />
    </section>
  )
}

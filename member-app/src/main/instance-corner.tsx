import { Link } from '@tanstack/react-router'
import { notices as en } from '@varanda/domain/notice/messages/en/notices'
import { notices as pt } from '@varanda/domain/notice/messages/pt/notices'
import { AboutInstance } from '../instance/settings/about-instance.tsx'
import { Icon } from '../ui/icon.tsx'
import { inLocale } from '../ui/locale.ts'

const words = inLocale({ pt, en })

/** On a member's own page: what the instance told them, and what it says of itself. */
export function InstanceCorner() {
  return (
    <>
      <AboutInstance />
      <section className="stack" aria-label={words.title}>
        <Link className="button line" to="/user/notices">
          <Icon name="mail" />
          {words.title}
        </Link>
      </section>
    </>
  )
}

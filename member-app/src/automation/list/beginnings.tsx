import { Link } from '@tanstack/react-router'
import { comesAtAge } from '@varanda/domain/automation/comes-at-age'
import { engineLimits } from '@varanda/domain/automation/engine'
import type { Names } from '@varanda/domain/automation/sentence'
import { automationTemplates } from '@varanda/domain/automation/template-names'
import { templateParts } from '@varanda/domain/automation/templates'
import { newId } from '@varanda/domain/ids'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useInstancePushes } from '../../notice/data/push/instance-pushes.ts'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { useMayWrite } from '../../ui/may-write.ts'
import { SentenceWords } from '../sentence-words.tsx'
import { words } from '../words.ts'

/** Sentences to begin from, and nothing. */
export function Beginnings({ names, count }: { names: Names; count: number }) {
  const [id] = useState(newId)
  const { ageBand } = useMe()
  const rings = useInstancePushes() !== false
  if (!useMayWrite()) return null
  if (count >= engineLimits.automations)
    return <p className="auto-full quiet">{words.full(engineLimits.automations)}</p>
  const fitting = automationTemplates
    .map((template) => ({ template, parts: templateParts(template, locale, rings) }))
    .filter(({ parts }) => comesAtAge(ageBand, parts.trigger.kind))
  return (
    <section className="auto-start" aria-labelledby="auto-start">
      <h2 id="auto-start">{words.start}</h2>
      <ul className="auto-templates">
        {fitting.map(({ template, parts }) => (
          <li key={template}>
            <Link
              id={`auto-from-${template}`}
              className="auto-template"
              to="/user/automations/$id"
              params={{ id }}
              search={{ from: template }}
            >
              <SentenceWords parts={parts} names={names} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        id="auto-from-nothing"
        className="button line"
        to="/user/automations/$id"
        params={{ id }}
        search={{ from: 'nothing' }}
      >
        <Icon name="plus" size={20} />
        {words.scratch}
      </Link>
    </section>
  )
}

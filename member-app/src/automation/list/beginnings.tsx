import { Link } from '@tanstack/react-router'
import { engineLimits } from '@varanda/domain/automation/engine'
import type { Names } from '@varanda/domain/automation/sentence'
import { automationTemplates, templateParts } from '@varanda/domain/automation/templates'
import { newId } from '@varanda/domain/ids'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { useMayWrite } from '../../ui/may-write.ts'
import { SentenceWords } from '../sentence-words.tsx'
import { words } from '../words.ts'

/** Sentences to begin from, and nothing. */
export function Beginnings({ names, count }: { names: Names; count: number }) {
  const [id] = useState(newId)
  if (!useMayWrite()) return null
  if (count >= engineLimits.automations)
    return <p className="auto-full quiet">{words.full(engineLimits.automations)}</p>
  return (
    <section className="auto-start" aria-labelledby="auto-start">
      <h2 id="auto-start">{words.start}</h2>
      <ul className="auto-templates">
        {automationTemplates.map((template) => (
          <li key={template}>
            <Link
              id={`auto-from-${template}`}
              className="auto-template"
              to="/user/automations/$id"
              params={{ id }}
              search={{ from: template }}
            >
              <SentenceWords parts={templateParts(template, locale)} names={names} />
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

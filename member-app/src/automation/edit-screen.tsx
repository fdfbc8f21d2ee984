import './automations.css'
import { useParams, useSearch } from '@tanstack/react-router'
import type { Automation } from '@varanda/domain/automation/automation'
import type { Parts } from '@varanda/domain/automation/parts'
import { templateParts } from '@varanda/domain/automation/templates'
import { useState } from 'react'
import { useInstancePushes } from '../notice/data/push/instance-pushes.ts'
import { Empty } from '../ui/empty.tsx'
import { locale } from '../ui/locale.ts'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { FormComing } from '../ui/notice/form-coming.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { useOnline } from '../ui/use-online.ts'
import { useAutomation } from './data/automations.ts'
import { fromNothing } from './edit/change-parts.ts'
import { Editor } from './edit/editor.tsx'
import { useCirclesComing } from './use-circles-coming.ts'
import { words } from './words.ts'

/** One sentence, changed in its own words, then seen at work before it is switched on. */
export function EditAutomationScreen() {
  const { id } = useParams({ from: '/user/automations/$id' })
  const { from, try: tries = false } = useSearch({ from: '/user/automations/$id' })
  const automation = useAutomation(id)
  const isComing = useCirclesComing()
  const online = useOnline()
  const pushes = useInstancePushes()
  const begun = from && (from === 'nothing' ? fromNothing : templateParts(from, locale, pushes !== false))
  const stored = automation.state === 'ready' ? automation.value : undefined
  // What only this device kept may be older than what stands, and would be saved over it.
  const isKnown = automation.state === 'ready' && !automation.fromCache
  // Offline a new one can still be written, where this device knows of none by its id.
  const isNew = begun !== undefined && !online && automation.state === 'ready' && stored === undefined
  // Once it is being written it stays, whatever is heard anew.
  const [opened, setOpened] = useState<{ id: string; parts: Parts; stored: Automation | undefined }>()
  const parts = stored?.parts ?? begun
  const isReady = !isComing && (isKnown || isNew) && (begun === undefined || pushes !== undefined)
  if (isReady && parts && opened?.id !== id) setOpened({ id, parts, stored })
  if (opened?.id === id)
    return <Editor key={id} id={id} stored={stored ?? opened.stored} begun={opened.parts} startsTrying={tries} />
  if (automation.state === 'failed') return <LoadFailed />
  if (!isReady) return <FormComing />
  return (
    <>
      <BackBar>{words.title}</BackBar>
      <Empty title={words.none.title} text={words.none.text} />
    </>
  )
}

import { block } from '@varanda/design/cobogo'
import type { Locale } from '@varanda/domain/locale'
import type { ReactNode } from 'react'
import { Drawing } from '../parts/drawing.tsx'
import type { RefusalCode } from './use-preview.ts'
import { joinWords } from './words.ts'

/** Whether asking again may help: the link itself was not refused. */
export function mayPass(code: RefusalCode): boolean {
  return code === 'offline' || code === 'too-many-tries'
}

interface RefusalProps {
  locale: Locale
  code: RefusalCode
  /** What is said without a connection, where it is not about a link. */
  offline?: string
  children: ReactNode
}

/** Why a link opens nothing, or an invite is not found out about, and what to do about it. */
export function Refusal({ locale, code, offline, children }: RefusalProps) {
  const { join, errors } = joinWords(locale)
  const picture = mayPass(code) ? 'ampulheta' : 'veneziana'
  return (
    <div className="face" role="alert">
      <Drawing svg={block(picture, { width: 128, height: 128, radius: 12 })} />
      <h1 className="title">{join.refusal[code].title}</h1>
      <p className="lead quiet">{code === 'offline' ? (offline ?? join.offlineText) : errors[code]}</p>
      {children}
    </div>
  )
}

import type { Locale } from '@varanda/domain/locale'
import type { Request } from 'firebase-functions/v2/https'
import type { Html } from '../mail/html.ts'

/** Somebody is at one of the pages of asking. */
export interface PageRequest {
  request: Request
  locale: Locale
  /** Sends a whole page. */
  show: (status: number, title: string, content: Html) => void
  give: (data: object) => void
  /** Sends the reader on by GET, so that loading the page again posts nothing. */
  lead: (path: string) => void
}

export type PageHandler = (page: PageRequest) => void | Promise<void>

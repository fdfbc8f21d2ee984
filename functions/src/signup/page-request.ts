import type { Locale } from '@varanda/domain/locale'
import type { Request } from 'firebase-functions/v2/https'
import type { Html } from '../mail/html.ts'

/** A request for one of the pages about asking for an invite. */
export interface PageRequest {
  request: Request
  locale: Locale
  /** Sends a whole page. */
  show: (status: number, title: string, content: Html) => void
  give: (data: object) => void
  /** Redirects to a GET, so that reloading the page posts nothing again. */
  lead: (path: string) => void
}

export type PageHandler = (page: PageRequest) => void | Promise<void>

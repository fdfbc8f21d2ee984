import type { DigestWish } from '@varanda/domain/digest/digest-wish'
import type { Locale } from '@varanda/domain/locale'
import type { SaidNotice } from '../notice/deliver/notice-words.ts'

/** A post as a digest tells of it, in its reader's words. */
export interface DigestItem {
  author: string
  /** By which the mail shows their portrait; undefined for none, and then the first letter of their name stands there. */
  face: string | undefined
  /** As they are called to. */
  first: string
  when: string
  /** Undefined where only names are shown, or there are none. */
  words: string | undefined
  /** What they did, where nothing else says it. */
  did: string | undefined
  picture: { cid: string; alt: string; width: number; height: number } | undefined
  /** How many photos are left out. */
  morePhotos: number
  sees: string
  /** Absent where the post takes no comments, and with the other where its reader wants no buttons. */
  answer: string | undefined
  flower: string | undefined
}

/** All that a digest says, before it is laid out as text and as HTML. */
export interface DigestContent {
  locale: Locale
  /** By which the mail shows the mark, and the flower of a button. */
  drawings: { mark: string; flower: string }
  wish: DigestWish & { rhythm: 'daily' | 'weekly' }
  reader: string
  /** It is the first one of somebody who reads by mail alone. */
  isWelcome?: true
  date: string
  items: readonly DigestItem[]
  notices: readonly SaidNotice[]
  more: number
  isMore: boolean
  /** Authors, by how they are called, newest first, once for each post. */
  authors: readonly string[]
  links: {
    app: string
    notice: (path: string) => string
    change: string
    stop: string
    names: string
    /** For whoever reads by mail alone: the ways into the app, and out of the instance. */
    enter?: string
    leave?: string
  }
}

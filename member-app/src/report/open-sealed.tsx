import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { firstName } from '@varanda/domain/member/member'
import { type OpenedPost, openSealed, shortestReasonToOpen } from '@varanda/domain/report/calls/open-sealed'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { Written } from '../ui/text/written.tsx'
import { Time } from '../ui/time/time.tsx'
import { ShownPictures } from './reported-pictures.tsx'
import { words } from './words.ts'

/** The last part of a post's address, or what was typed. */
const postIdIn = (text: string) =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? ''

/** The one way to a post that nobody reported. It is shown once: closing it is the end of it. */
export function OpenSealed({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [post, setPost] = useState<OpenedPost>()
  if (post) return <Opened post={post} onClose={onClose} />
  return (
    <ActSheet
      title={words.sealed.title}
      means={words.sealed.means}
      yes={words.sealed.yes}
      shortestReason={shortestReasonToOpen}
      takes
      staysOpen
      onAct={async (reason) => {
        const postId = postIdIn(address)
        if (!postId) throw new DomainError('post-unknown')
        setPost(await call(openSealed, { postId, reason }))
      }}
      onClose={onClose}
    >
      <Field label={words.sealed.post} hint={words.sealed.postHint}>
        {(field) => (
          <input
            {...field}
            className="input"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
    </ActSheet>
  )
}

function Opened({ post, onClose }: { post: OpenedPost; onClose: () => void }) {
  const { author, text, createdAt, photos } = post
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sealed.shown(author.name)}
      foot={
        <button type="button" className="button wide" onClick={onClose}>
          {words.sealed.close}
        </button>
      }
    >
      <Notice icon="eye">{words.sealed.told(firstName(author.name))}</Notice>
      <blockquote className="sealed">
        {text ? (
          <RowBoundary of={text}>
            <Written text={text} />
          </RowBoundary>
        ) : (
          <p className="quiet">{words.detail.noText}</p>
        )}
      </blockquote>
      {photos.length > 0 && <ShownPictures photos={photos} />}
      <p className="small quiet">
        {words.detail.written}: <Time at={new Date(createdAt)} />
      </p>
    </Sheet>
  )
}

import { locales } from '@varanda/domain/locale'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { CopyButton } from '../../ui/act/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import type { BlogForm } from '../data/blog-drafts.ts'
import { sayWhen } from '../publishing/say-when.ts'
import { words } from '../words.ts'
import { plainText } from '../writing/plain-text.ts'
import type { Kept } from './desk-state.ts'
import type { DeskHandle } from './use-desk.ts'

/** Says that the post was saved elsewhere while it was written here, and lets both be read before one goes on. */
export function ConflictNotice({ handle, conflict }: { handle: DeskHandle; conflict: Kept }) {
  const me = useMe()
  const sheet = useSheet('conflict')
  const isMine = conflict.by === me.uid
  const card = useDoc<DirectoryCard>(conflict.by && !isMine ? paths.directoryCard(conflict.by) : undefined)
  const name = (card.state === 'ready' && card.value?.name) || words.conflict.someone
  return (
    <div className="notice late conflict" role="alert">
      <Icon name="warning" />
      <div className="stack">
        <p>
          <strong>{words.conflict.title}.</strong>{' '}
          {words.conflict.text(isMine ? words.conflict.you : name, sayWhen(conflict.at))}
        </p>
        <button type="button" className="button compact" aria-haspopup="dialog" onClick={sheet.show}>
          {words.conflict.look}
        </button>
      </div>
      {sheet.open && <ConflictSheet handle={handle} conflict={conflict} onClose={sheet.hide} />}
    </div>
  )
}

function ConflictSheet({ handle, conflict, onClose }: { handle: DeskHandle; conflict: Kept; onClose: () => void }) {
  const { form } = handle.desk
  const keepMine = () => {
    handle.keepMine()
    onClose()
  }
  const takeTheirs = () => {
    onClose()
    handle.take(conflict)
    toast(words.conflict.took, { undo: () => handle.replace(form) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.conflict.title}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={takeTheirs}>
            {words.conflict.takeTheirs}
          </button>
          <button type="button" className="button wide" onClick={keepMine}>
            {words.conflict.keepMine}
          </button>
        </div>
      }
    >
      <div className="two-versions">
        <Version title={words.conflict.mine} form={form} beside={conflict.form} />
        <Version title={words.conflict.theirs} form={conflict.form} beside={form} />
      </div>
      <p className="small quiet">{words.conflict.keepMineMeans}</p>
      <CopyButton text={plainText(form)} words={words.conflict} className="text-button" isWord />
    </Sheet>
  )
}

function Version({ title, form, beside }: { title: string; form: BlogForm; beside: BlogForm }) {
  return (
    <section aria-label={title}>
      <h3 className="label">{title}</h3>
      {locales.map((locale) => {
        const [text, other] = [form, beside].map((one) => plainText(one, [locale]))
        return (
          <div key={locale}>
            <h4 className="small quiet">{words.languages[locale]}</h4>
            <p className="written small">{text === other ? words.conflict.same : text || words.conflict.nothing}</p>
          </div>
        )
      })}
    </section>
  )
}

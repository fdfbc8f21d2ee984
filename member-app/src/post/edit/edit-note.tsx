import { Link } from '@tanstack/react-router'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { sayUntil } from '../../ui/time/time-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import type { Edit } from '../data/edit-state.ts'
import { dropEdit, putEditBack } from '../data/edits.ts'
import { words as all } from './words.ts'

const words = all.notes
const sentences = inLocale({ pt, en })

/** Under a post of mine: an edit that the instance has not taken, why, and what I can do about it. */
export function EditNote({ edit: kept }: { edit: Edit | undefined }) {
  const online = useOnline()
  if (!kept) return null
  const { state, code, dueAt } = kept.edit
  if (state === 'waiting') {
    const isHeld = code === 'too-many-tries'
    return (
      <p className="edit-note quiet" role="status">
        <Icon name={online && !isHeld ? 'send' : 'clock'} size={18} />
        {isHeld ? words.held(sayUntil(new Date(dueAt), new Date())) : online ? words.sending : words.waiting}
      </p>
    )
  }
  return <Undecided edit={kept} />
}

function Undecided({ edit: kept }: { edit: Edit }) {
  const note = useFocusHandedOn<HTMLDivElement>()
  const { postId, code } = kept.edit
  const drop = () => {
    void dropEdit(kept)
    toast(all.kept, { undo: () => void putEditBack(kept) })
  }
  return (
    <div ref={note} className="edit-note">
      <p role="status">
        <Icon name={code ? 'warning' : 'edit'} size={18} />
        <span>
          {code ? words.refused : words.open} {code && sentences[code]}
        </span>
      </p>
      <div className="edit-note-acts">
        <Link id={`edit-${postId}`} className="text-button" to="/user/post/$postId/edit" params={{ postId }}>
          {code ? words.see : words.go}
        </Link>
        <button type="button" className="text-button plain" onClick={drop}>
          {words.drop}
        </button>
      </div>
    </div>
  )
}

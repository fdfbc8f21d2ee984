import { useStore } from '@nanostores/react'
import { useRouter } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Written } from '../../ui/text/written.tsx'
import type { Edit } from '../data/edit-state.ts'
import { $edits, composeInstead, dropEdit, putEditBack } from '../data/edits.ts'
import { words as all } from './words.ts'

const words = all.lost

/** Words of edits whose posts are gone: they can become a new post. `only`: of no other post. */
export function LostEdits({ only }: { only?: string }) {
  const lost = useStore($edits).filter(({ text, edit }) => {
    return text.trim() !== '' && edit.code === 'post-unknown' && (only ?? edit.postId) === edit.postId
  })
  return lost.map((edit) => <Lost key={edit.key} edit={edit} />)
}

function Lost({ edit }: { edit: Edit }) {
  const me = useMe()
  const router = useRouter()
  const anew = async () => {
    const draft = await composeInstead(me.uid, edit)
    await router.navigate({ to: '/user/publish', search: { draft } })
  }
  const drop = () => {
    void dropEdit(edit)
    toast(all.kept, { undo: () => void putEditBack(edit) })
  }
  return (
    <article className="post unsent refused">
      <header className="post-head">
        <Portrait uid={me.uid} />
        <div>
          <p className="post-author">{me.name}</p>
          <p className="post-state">
            <Icon name="warning" size={18} />
            {words.title}
          </p>
        </div>
      </header>
      <div className="post-body">
        <Written text={edit.text} />
      </div>
      <div className="post-actions">
        <button type="button" className="post-action" onClick={() => void anew()}>
          <Icon name="edit" />
          {words.useAnew}
        </button>
        <button type="button" className="post-action" onClick={drop}>
          <Icon name="trash" />
          {words.drop}
        </button>
      </div>
    </article>
  )
}

import { useRouter } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Written } from '../../ui/text/written.tsx'
import type { Edit } from '../data/edit-state.ts'
import { composeInstead, dropEdit, putEditBack } from '../data/edits.ts'
import { words as all } from '../edit/words.ts'
import { UnsentAct, UnsentArticle } from './unsent-article.tsx'

const words = all.lost

/** Words of an edit whose post is gone: they can become a new one. */
export function LostEdit({ edit }: { edit: Edit }) {
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
    <UnsentArticle
      state="refused"
      icon="warning"
      says={words.title}
      acts={
        <>
          <UnsentAct icon="edit" text={words.useAnew} act={() => void anew()} />
          <UnsentAct icon="trash" text={words.drop} act={drop} />
        </>
      }
    >
      <div className="post-body">
        <Written text={edit.text} />
      </div>
    </UnsentArticle>
  )
}

import { useStore } from '@nanostores/react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { $edits } from '../data/edits.ts'

const LostEdit = lazyPart(async () => (await import('./lost-edit.tsx')).LostEdit)

/** Words of edits whose posts are gone: they can become a new post. `only`: of no other post. */
export function LostEdits({ only }: { only?: string }) {
  const lost = useStore($edits).filter(({ text, edit }) => {
    return text.trim() !== '' && edit.code === 'post-unknown' && (only ?? edit.postId) === edit.postId
  })
  return lost.map((edit) => <LostEdit key={edit.key} edit={edit} />)
}

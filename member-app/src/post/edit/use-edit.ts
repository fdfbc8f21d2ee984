import { useStore } from '@nanostores/react'
import type { Entry } from '@varanda/domain/post/entry'
import { useMemo } from 'react'
import { asEdited, type Edit } from '../data/edit-state.ts'
import { $edits } from '../data/edits.ts'

/** A post as this device has it, and the edit of mine that the instance has not taken. */
export function useEdit(entry: Entry): { shown: Entry; edit: Edit | undefined } {
  const edit = useStore($edits).find(({ edit }) => edit.postId === entry.postId)
  const shown = useMemo(() => asEdited(entry, edit), [entry, edit])
  return { shown, edit }
}

import { Skeleton } from '../skeleton.tsx'
import { useOnline } from '../use-online.ts'
import { words } from '../words.ts'
import { Notice } from './notice.tsx'

/** In the place of a form until the instance has said what it is filled with; offline, that it waits for that. */
export function FormComing({ rows = 4 }: { rows?: number }) {
  return useOnline() ? <Skeleton kind="person" rows={rows} /> : <Notice icon="clock">{words.formWaits}</Notice>
}

import { Notice } from '../../ui/notice/notice.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words } from './words.ts'

/** In a sheet whose act only the instance can do: that it waits for the network. */
export function Waits() {
  return useOnline() ? null : <Notice icon="clock">{words.actWaits}</Notice>
}

import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { paths } from '@varanda/domain/paths'
import { connectFirestore } from '../connect.ts'

/** Follows what became of asking for more seats; undefined for who never asked. Answers how to stop. */
export function followSeatRequest(uid: string, onChange: (request: SeatRequest | undefined) => void): () => void {
  let left = false
  let stop = () => {}
  Promise.all([connectFirestore(), import('firebase/firestore')])
    .then(([firestore, sdk]) => {
      if (left) return
      stop = sdk.onSnapshot(
        sdk.doc(firestore, paths.seatRequest(uid)),
        (snapshot) => onChange(snapshot.data() as SeatRequest | undefined),
        () => onChange(undefined),
      )
    })
    .catch(() => onChange(undefined))
  return () => {
    left = true
    stop()
  }
}

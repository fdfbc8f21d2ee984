import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** A document's data as the domain knows it; undefined when it is not there. */
export function read<Shape>(snapshot: DocumentSnapshot | undefined): Shape | undefined {
  return snapshot?.data() as Shape | undefined
}

import { loadFirestore } from '@varanda/client/firestore'
import { firstPage } from '@varanda/client/first-page/first-page'
import { type Live, useLive } from './live.ts'
import { heeded } from './reach/heeded.ts'

/** Follows one document; the value is undefined when there is none. Its type is the domain's word for that path. */
export function useDoc<Document>(path: string | undefined): Live<Document | undefined> {
  return useLive<Document | undefined>(path, async (emit) => {
    const page = await firstPage()
    if (path && page?.documents.has(path)) {
      emit({ state: 'ready', value: page.documents.get(path) as Document | undefined, fromCache: true })
    }
    const { firestore, sdk } = await loadFirestore()
    const listener = heeded(emit)
    const stop = sdk.onSnapshot(
      sdk.doc(firestore, path as string),
      { includeMetadataChanges: true },
      (snapshot) => {
        const value = snapshot.data({ serverTimestamps: 'estimate' }) as Document | undefined
        listener.emit({ state: 'ready', value, fromCache: snapshot.metadata.fromCache })
      },
      (error) => {
        console.warn('document', error.code)
        listener.emit({ state: 'failed' })
      },
    )
    return () => {
      stop()
      listener.end()
    }
  })
}

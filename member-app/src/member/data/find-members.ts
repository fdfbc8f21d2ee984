import { loadFirestore } from '@varanda/client/firestore'
import { type DirectoryCard, directoryLimits, searchWords } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'

const mostLookedAt = 40

/** Active members in whose name or address every word that was typed begins a word; for administrators. */
export async function findMembers(typed: string): Promise<DirectoryCard[]> {
  const { firestore, sdk } = await loadFirestore()
  const words = searchWords(typed)
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length)
  const key = longest.slice(0, directoryLimits.longestKey)
  const all = sdk.collection(firestore, paths.directory)
  const { docs } = await sdk.getDocs(sdk.query(all, sdk.where('keys', 'array-contains', key), sdk.limit(mostLookedAt)))
  return docs
    .map((one) => one.data() as DirectoryCard)
    .filter(({ name, email, status, ageBand }) => {
      const known = searchWords(`${name} ${email}`)
      const isAsked = status === 'active' && ageBand === 'adult'
      return isAsked && words.every((word) => known.some((one) => one.startsWith(word)))
    })
}

/** The member whose address this is; for administrators. */
export function useMemberOf(email: string): Live<DirectoryCard | undefined> {
  return useLive<DirectoryCard | undefined>(email ? `${paths.directory} of ${email}` : undefined, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const all = sdk.collection(firestore, paths.directory)
    const { docs } = await sdk.getDocs(sdk.query(all, sdk.where('email', '==', email), sdk.limit(1)))
    emit({ state: 'ready', value: docs[0]?.data() as DirectoryCard | undefined, fromCache: false })
    return () => {}
  })
}

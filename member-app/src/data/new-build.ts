import { http } from '@varanda/client/http'
import { buildMeta, latestBuildPath, readLatestBuild, untilNextAsk } from '@varanda/domain/instance/build'
import { atom } from 'nanostores'
import { fetchNewApp } from './app-worker.ts'

/** The name of a newer build of the app than this page's. */
export const $newBuild = atom<string | undefined>(undefined)

const ownBuild = () => document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content

/**
 * Asks now and then which build the instance serves, while somebody looks and there is a network. Answers how to stop.
 */
export function followBuilds(): () => void {
  // A page from the network is the newest; one that a worker kept may be old.
  let askedAt = navigator.serviceWorker?.controller ? undefined : Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(ask, untilNextAsk(askedAt, Date.now(), Math.random()))
  }
  const ask = async () => {
    askedAt = Date.now()
    if (navigator.onLine) await look().catch((error) => console.warn('build', error))
    plan()
  }
  document.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', plan)
  }
}

async function look(): Promise<void> {
  const answer = await http(`${latestBuildPath}?${Date.now()}`, { cache: 'no-store' })
  if (!answer.ok) return
  const latest = readLatestBuild(await answer.json())?.member
  const own = ownBuild()
  if (!latest || !own || latest === own || latest === $newBuild.get()) return
  await fetchNewApp()
  $newBuild.set(latest)
}

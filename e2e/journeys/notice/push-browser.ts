/**
 * A browser that is pushed to, for tests alone: the instance pushes to a service of the test, which opens what came with
 * the device's key and has Chromium deliver it to the app's worker. Permission, subscription and what a worker shows are
 * stand-ins, because Chromium without a window has none of them.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { openPushService, type PushDevice, type PushService } from '../../../functions/test/harness/push-service.ts'
import { openInstanceHere } from '../../instance-here.ts'
import { ownBuild } from '../../own-build.ts'

const script = (name: string) => readFileSync(join(import.meta.dirname, '../../in-page', name), 'utf8')

/** What the worker asked its browser for. */
export interface Asked {
  shown: { title: string; body?: string; tag?: string; data: { navigate: string } }[]
  badge: number | null
  focused: number
  opened: string[]
}

export interface Phone {
  device: PushDevice
  /** From now on what is pushed arrives. */
  connect(page: Page): Promise<void>
  /** Has the worker get such a text. */
  deliver(text: string): Promise<void>
  asked(): Promise<Asked>
  /** Taps what was shown last. */
  tap(): Promise<void>
}

export const test = ownBuild().extend<{ phone: Phone }, { service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const service = await openPushService()
      await use(service)
      service.close()
    },
    { scope: 'worker' },
  ],

  instance: [
    async ({ service, dist }, use) => {
      // In the file itself: the browser also fetches it where no test stands in between.
      const file = join(dist, 'member/sw.js')
      writeFileSync(file, `${script('push-worker.js')}\n${readFileSync(file, 'utf8')}`)
      const data = join(dist, '../data')
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, data, { recursive: true })
      const instance = await openInstanceHere(data, 'at-once', {
        projectRoot: join(dist, '..'),
        pushServices: [service.origin],
        mailServer: { url: 'smtp://127.0.0.1:9', from: 'casa@varanda.example' },
      })
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  phone: async ({ context, service, instance, path }, use) => {
    const device = service.device()
    const { endpoint, p256dh, auth } = device
    await context.addInitScript(`globalThis.pushDevice = ${JSON.stringify({ endpoint, p256dh, auth })}`)
    await context.addInitScript(script('push-page.js'))
    const registrations = new Map<string, string>()
    let send: (text: string) => Promise<unknown> = () => Promise.reject(new Error('connect first'))
    const scope = `${instance.url}${path('/user')}`
    const worker = () => {
      const found = context.serviceWorkers().findLast((one) => one.url().endsWith('/member/sw.js'))
      if (!found) throw new Error('no worker runs')
      return found
    }
    const phone: Phone = {
      device,
      async connect(page) {
        const devtools = await context.newCDPSession(page)
        devtools.on('ServiceWorker.workerRegistrationUpdated', (updated) => {
          for (const one of updated.registrations) registrations.set(one.scopeURL, one.registrationId)
        })
        await devtools.send('ServiceWorker.enable')
        send = async (data) => {
          const registrationId = registrations.get(scope)
          if (!registrationId) throw new Error(`no registration of ${scope}`)
          await devtools.send('ServiceWorker.deliverPushMessage', { origin: instance.url, registrationId, data })
        }
        service.onPush = async (_, { text }) => void (await send(text))
      },
      deliver: async (text) => void (await send(text)),
      // Of a worker that is just starting, nothing.
      asked: () =>
        worker().evaluate<Asked>('({ ...globalThis.asked, shown: [...(globalThis.asked?.shown.values() ?? [])] })'),
      tap: () => worker().evaluate('tapNotice()'),
    }
    await use(phone)
  },
})

import { writeFileSync } from 'node:fs'
import { shareTarget } from '@varanda/domain/post/share/share-target'
import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '../../fixtures.ts'
import { photoFile } from '../../photo-file.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test.use({ serviceWorkers: 'allow' })

interface Shared {
  text: string
  /** Paths on disk: of a file that was made in memory, a worker gets nothing. */
  files: string[]
}

test(
  'what another app shares waits in the composer, online and offline, once, and until its reader has signed in',
  {
    tag: '@phone',
  },
  async ({ page, context, path, language, instance, expectTrouble }, info) => {
    const { compose } = words[language]
    expectTrouble(/net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|transport errored|Could not reach Cloud Firestore/)
    expectTrouble(/cleardot\.gif/)
    await signIn(page, language, instance.logins[1]!)
    const onDisk = async (name: string, colour: string) => {
      const file = info.outputPath(name)
      writeFileSync(file, (await photoFile(page, name, 600, 400, colour)).buffer)
      return file
    }
    const bolo = await onDisk('bolo.jpg', '#c63')
    const cafe = await onDisk('café.jpg', '#420')
    const clip = info.outputPath('clipe.mp4')
    writeFileSync(clip, 'no picture')
    const text = page.getByRole('textbox', { name: compose.text })
    const photos = page.getByRole('list', { name: compose.photos.label }).getByRole('listitem')

    await test.step('a device without the worker says that nothing came, and has it then', async () => {
      await share(page, path, { text: 'Cedo demais', files: [] })
      await expect(page.getByRole('alert')).toContainText(compose.shared.missed)
      await expect(text).toHaveValue('')
      await expectAccessible(page)
      await expect
        .poll(() =>
          page.evaluate(
            `navigator.serviceWorker.getRegistration('${shareTarget.path}').then((one) => Boolean(one?.active))`,
          ),
        )
        .toBe(true)
    })

    await test.step('offline, into the draft; what is no photo is named', async () => {
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
      await page.reload()
      await text.fill('Já estava aqui.')
      await share(page, path, { text: 'Bolo da vó', files: [bolo, clip] }, () => context.setOffline(true))
      await expect(text).toHaveValue('Já estava aqui.\n\nBolo da vó')
      await expect(photos).toHaveCount(1)
      await expect(page.getByText(compose.photos.notAPicture('clipe.mp4'))).toBeVisible()
      await page.reload()
      await expect(text).toHaveValue('Já estava aqui.\n\nBolo da vó')
      await expect(photos).toHaveCount(1)
      await context.setOffline(false)
    })

    await test.step('pressed twice it comes once, and two before the composer is opened both come', async () => {
      await page.goto(path('/user/publish'))
      await page.getByRole('button', { name: compose.clear }).click()
      await expect(text).toHaveValue('')
      // Another tab holds the turn, so that no composer takes what comes.
      const other = await context.newPage()
      await other.goto('/__/firebase/init.json')
      await other.evaluate("void navigator.locks.request('varanda-shares', () => new Promise(() => {}))")
      const first = { text: 'Um', files: [bolo] }
      for (const shared of [first, first, { text: 'Dois', files: [cafe] }]) await share(page, path, shared)
      await other.close()
      await page.goto(path('/user/publish'))
      await expect(text).toHaveValue('Um\n\nDois')
      await expect(photos).toHaveCount(2)
    })

    await test.step('left before it is noted what went into the draft, none of it comes twice', async () => {
      await page.getByRole('button', { name: compose.clear }).click()
      await expect(text).toHaveValue('')
      expectTrouble(/nothing is noted/)
      await page.addInitScript(noteNothing)
      await share(page, path, { text: 'Três', files: [bolo] })
      await expect(photos).toHaveCount(1)
      await page.evaluate("sessionStorage.setItem('notes', 'again')")
      await page.reload()
      await expect
        .poll(() =>
          page.evaluate(`navigator.locks.query().then(({ held, pending }) =>
          [...held, ...pending].some(({ name }) => name === 'varanda-shares'))`),
        )
        .toBe(false)
      await expect(text).toHaveValue('Três')
      await expect(photos).toHaveCount(1)
    })

    await test.step('signed out, it is kept for whoever signs in', async () => {
      await page.getByRole('button', { name: compose.clear }).click()
      await expect(text).toHaveValue('')
      await forgetSignIn(page)
      await share(page, path, { text: 'Para depois', files: [bolo] })
      await expect(page).toHaveURL(/\/auth\?next=/)
      await signIn(page, language, instance.logins[1]!)
      await page.goto(path('/user/publish'))
      await expect(text).toHaveValue('Para depois')
      await expect(photos).toHaveCount(1)
    })
  },
)

/**
 * Posts the form that the browser of a phone posts for a share: from no page of ours, whose policies allow no form.
 * Nothing is routed meanwhile, which would take the files from the worker.
 */
async function share(
  page: Page,
  path: (path: string) => string,
  { text, files }: Shared,
  before?: () => Promise<void>,
): Promise<void> {
  const language = path('/').startsWith('/en') ? 'en' : 'pt'
  await page.goto('/__/firebase/init.json')
  await page.evaluate(`document.body.innerHTML = ${JSON.stringify(gallery(language))}`)
  await page.locator('[name=text]').fill(text)
  await page.locator('[type=file]').setInputFiles(files)
  await before?.()
  await page.locator('button').click()
  await expect(page).toHaveURL(/\/(publish|auth)/)
}

const gallery = (language: string) => `<form method="post" enctype="multipart/form-data"
  action="${shareTarget.path}?${shareTarget.language}=${language}"
  ><input name="${shareTarget.fields.text}"><input type="file" multiple name="${shareTarget.fields.photos}"><button>`

/** A page that cannot say of a share that it took it, until the session's storage has the word. */
const noteNothing = `if (!sessionStorage.getItem('notes')) {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...row) {
    if (this.name === 'shares') throw new Error('nothing is noted')
    return put.apply(this, row)
  }
}`

/** As a browser that has lost its sign-in, and with it everything that says who was here. */
async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('/__/firebase/init.json')
  await page.evaluate(`(async () => {
    for (const name of ['uid', 'email', 'role']) document.cookie = name + '=; Path=/; Max-Age=0; SameSite=Strict'
    localStorage.clear()
    const forget = indexedDB.deleteDatabase('firebaseLocalStorageDb')
    await new Promise((resolve) => { forget.onsuccess = forget.onblocked = resolve })
  })()`)
}

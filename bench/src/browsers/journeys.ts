import { auth } from '@varanda/domain/account/messages/pt/auth'
import { join } from '@varanda/domain/invite/messages/pt/join'
import { app } from '@varanda/domain/messages/pt/app'
import { compose } from '@varanda/domain/post/messages/pt/compose'
import { feed } from '@varanda/domain/post/messages/pt/feed'
import type { Instance } from '../../../e2e/instance-process.ts'
import { type Browser, pause } from './browser.ts'
import { Person } from './person.ts'
import { postAs } from './post-as.ts'

interface Scene {
  browser: Browser
  instance: Instance
  /** Starts the instance again at the same address, after it was killed. */
  reopen: () => Promise<void>
  turn: number
}

/** A feed that is there. */
const feedStands = "document.querySelector('article.post')"

const hasPost = (text: string) =>
  `[...document.querySelectorAll('article')].some((one) => one.innerText.includes(${JSON.stringify(text)}) && one.querySelector('a[href*="/user/post"]'))`

/** What is done, in order; each goes on from where the last one ended. */
export const journeys: Record<string, (scene: Scene) => Promise<void>> = {
  join: async ({ browser, instance, turn }) => {
    const guest = new Person(browser, instance.url)
    const { pathname, hash } = new URL(instance.inviteLink)
    await guest.goto(pathname + hash)
    await guest.fill(join.form.name, 'Lurdes Campos')
    // It asks for an address as well.
    await browser.run("document.querySelector('form[data-request], .request')?.remove()")
    await guest.fill(join.form.email, `lurdes${turn}@example.org`)
    await guest.fill(join.form.password, 'uma frase boa')
    await guest.fill(join.form.birth, '1990-05-17')
    await guest.press(join.form.submit)
    await guest.sees('a feed', feedStands)
  },

  'sign in and stay': async ({ browser, instance }) => {
    const member = new Person(browser, instance.url)
    const login = instance.logins[0]!
    await member.goto('/auth')
    await member.tick(auth.keep.label)
    await member.fill(auth.signIn.email, login.email)
    await member.fill(auth.signIn.password, login.password)
    await member.press(auth.signIn.submit)
    await member.sees('a feed', feedStands)
  },

  'leave and come back': async ({ browser, instance }) => {
    const member = new Person(browser, instance.url)
    for (const elsewhere of ['/welcome', '/about', '/auth']) {
      await member.goto(elsewhere)
      await member.goto('/user')
      await member.sees(`a feed after ${elsewhere}`, feedStands)
    }
    const words = `[...document.querySelectorAll('textarea')].some(({ value }) => value === 'Quase pronto')`
    await member.goto('/user/publish')
    await member.fill(compose.text, 'Quase pronto')
    await pause(500)
    await member.goto('/about')
    await member.goto('/user/publish')
    await member.sees('the words that were not sent', words)
    await member.goto('/user')
    await member.sees('a feed', feedStands)
    await member.goto('/about')
    await browser.run('setTimeout(() => history.back())')
    await member.sees('a feed after Back', `location.pathname === '/user' && ${feedStands}`)
    await browser.run('setTimeout(() => location.reload())')
    await member.sees('a feed after loading anew', feedStands)
  },

  'post with a link and a photo': async ({ browser, instance, turn }) => {
    const member = new Person(browser, instance.url)
    await member.goto('/user/publish')
    await member.fill(compose.text, `A receita ${turn} está em www.bolo.example/fuba.`)
    await member.sees('a place for photos', "document.querySelector('input[type=file]')")
    await browser.run(`
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const pencil = canvas.getContext('2d')
      pencil.fillStyle = 'teal'
      pencil.fillRect(0, 0, 640, 480)
      const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
      const files = new DataTransfer()
      files.items.add(new File([blob], 'bolo.jpg', { type: 'image/jpeg' }))
      const field = document.querySelector('input[type=file]')
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))`)
    await member.sees('the photo', "document.querySelector('form img, .composer img, main img')")
    await member.press(compose.publish)
    await member.sees('the post', hasPost(`A receita ${turn}`))
    await member.sees(
      'its photo',
      `[...document.querySelectorAll('article')].some((one) => one.innerText.includes('A receita ${turn}') &&
        one.querySelector('a[href*="bolo.example"]') && one.querySelector('img.photo')?.naturalWidth > 0)`,
    )
  },

  'a post of another comes by itself': async ({ browser, instance, turn }) => {
    const member = new Person(browser, instance.url)
    await member.goto('/user')
    await member.sees('a feed', feedStands)
    const text = `Ao vivo ${turn}`
    await postAs(instance.url, instance.logins[1]!, text)
    await member.sees(
      'the post or its announcement',
      `document.body.innerText.includes('${text}') || document.body.innerText.includes(${JSON.stringify(feed.waiting(1))})`,
    )
  },

  'without an instance and back': async ({ browser, instance, reopen, turn }) => {
    const member = new Person(browser, instance.url)
    await member.goto('/user')
    await member.sees('a feed', feedStands)
    await member.sees('a worker', 'await navigator.serviceWorker.ready')
    await instance.kill()
    const text = `Sem casa ${turn}`
    try {
      await member.goto('/user')
      await member.sees('a feed without an instance', feedStands)
      await browser.run(
        `[...document.querySelectorAll('a')].find((one) => one.innerText.trim() === ${JSON.stringify(app.places.publish)} || one.ariaLabel === ${JSON.stringify(app.places.publish)}).click()`,
      )
      await member.fill(compose.text, text)
      await member.press(compose.publish)
      await member.seesText(feed.outbox.unanswered)
    } finally {
      await reopen()
    }
    await member.sees('the post', hasPost(text), 90_000)
  },

  administration: async ({ browser, instance }) => {
    const member = new Person(browser, instance.url)
    for (const path of ['/admin', '/admin/signup-requests', '/admin/users', '/admin/blog']) {
      await member.goto(path)
      await member.sees(
        `a heading on ${path}`,
        "document.querySelector('h1')?.innerText.trim() && !document.querySelector('[role=alert]')",
      )
    }
  },
}

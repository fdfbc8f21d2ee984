import { type Alarm, alarmId } from '@varanda/domain/alarm/alarm'
import { newId } from '@varanda/domain/ids'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { uidOf } from '@varanda/seed/people'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, expectAccessible } from '../../fixtures.ts'
import { type Office, test } from '../../office.ts'
import { words } from '../../words.ts'

// Of somebody to whom no other journey here plants a digest: the next one tells of what came since.
test('the digest of the demo family fits any screen, also where a mail program shows no photo and no style', {
  tag: '@phone',
}, async ({ page, language, office }) => {
  const { digest } = words[language]
  const html = await digestOf(uidOf('rafa'), office)
  const shown: [name: string, html: string][] = [
    ['as it is', html],
    ['without photos', html.replaceAll(/src="data:[^"]*"/g, 'src=""')],
    ['without style', html.replace(/<style>[\s\S]*?<\/style>/, '')],
  ]
  for (const width of [320, 390, 600, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [name, what] of shown) {
      await page.setContent(what)
      const wide = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)
      expect(wide, `${name}, ${width}`).toBeLessThanOrEqual(width)
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(html)
    await expect(page.getByRole('link', { name: digest.flower }).first()).toBeVisible()
    await expectAccessible(page)
  }
})

/** What would reach a mailbox, in the language of the member: the layout is one. */
async function digestOf(uid: string, { firestore, idle, claimAlarms }: Office): Promise<string> {
  await firestore.doc(paths.noticeWishes(uid)).set({ digest: { rhythm: 'weekly' } })
  const queued = firestore.collection(paths.mailQueue).where('template', '==', 'digest')
  // The wish's own trigger sets the alarm to its hour, before or after this makes it due.
  await expect(async () => {
    const at = Timestamp.fromMillis(Date.now() - 1)
    const alarm: Alarm = { kind: 'send-digest', reference: { uid }, at, rev: newId(), rings: 0 }
    await firestore.doc(paths.alarm(alarmId('send-digest', { uid }))).set(alarm)
    await claimAlarms()
    await idle()
    const { docs } = await queued.get()
    expect((docs[0]?.data() as MailDocument | undefined)?.message).toBeDefined()
  }).toPass()
  const { docs } = await queued.get()
  return (docs[0]!.data() as MailDocument).message!.html
}

import { paths } from '@varanda/domain/paths'
import { commentLimits } from '@varanda/domain/post/comment'
import { uidOf } from '@varanda/seed/people'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, expectAccessible } from '../../fixtures.ts'
import { test } from '../../office.ts'
import { signIn } from '../../steps.ts'
import { words } from '../../words.ts'

test('older comments come above what is read, which stays', { tag: '@phone' }, async ({
  page,
  path,
  language,
  instance,
  office,
}) => {
  const { thread } = words[language].post
  const uid = uidOf('cida')
  const { firestore } = office
  const newest = firestore.collection(paths.feed(uid)).where('author.uid', '==', uid).orderBy('createdAt', 'desc')
  const postId = (await newest.limit(1).get()).docs[0]!.id
  const begun = Date.now() - 3_600_000
  const batch = firestore.batch()
  for (let n = 0; n < commentLimits.page + 5; n += 1) {
    const createdAt = Timestamp.fromMillis(begun + n * 1000)
    const author = { uid, name: 'Dona Cida Andrade' }
    batch.set(firestore.doc(paths.comment(postId, `older-${n}`)), { author, text: `Palavra ${n}.`, createdAt })
  }
  await batch.commit()
  await signIn(page, language, instance.logins[0]!)
  await page.goto(path(`/user/post/${postId}`))
  const last = page.getByText(`Palavra ${commentLimits.page + 4}.`)
  await expect(last).toBeVisible()
  await expect(page.getByText('Palavra 0.')).toHaveCount(0)
  await expectAccessible(page)
  await page.evaluate(`
    new MutationObserver(() => {
      if (!document.querySelector('.thread')) globalThis.wasGone = true
    }).observe(document.body, { childList: true, subtree: true })
  `)
  await page.getByRole('button', { name: thread.older }).click()
  await expect(page.getByText('Palavra 0.')).toBeVisible()
  await expect(last).toBeVisible()
  expect(await page.evaluate('globalThis.wasGone')).toBeUndefined()

  // So they do for a change that was refused, and whose words wait in one that is not among the newest.
  const toEdit = async () => {
    await page.goto(path('/user'))
    await page.goto(path(`/user/post/${postId}#edit-older-0`))
  }
  await toEdit()
  const editor = page.getByRole('textbox', { name: thread.editing })
  await expect(editor).toBeFocused()
  await expect(editor).toHaveValue('Palavra 0.')
  await editor.fill('Palavra zero.')
  // Longer than words take to the disk.
  await page.waitForTimeout(400)
  await page.goto(path('/user'))
  // And where it went meanwhile they are in the box.
  await firestore.doc(paths.comment(postId, 'older-0')).delete()
  await toEdit()
  await expect(page.getByLabel(thread.write)).toHaveValue('Palavra zero.')
})

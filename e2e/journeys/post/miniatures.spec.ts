import { features as en } from '@varanda/domain/site/messages/en/features'
import { features as pt } from '@varanda/domain/site/messages/pt/features'
import { routes } from '@varanda/domain/site/routes'
import { expect, test } from '../../fixtures.ts'

test.use({ javaScriptEnabled: false })

test('what the features page lets its reader try works without a script', async ({ page, path, language }) => {
  const words = language === 'en' ? en : pt
  await page.goto(path(routes.features.path))

  await test.step('who sees it: whoever is unticked is told to be out', async () => {
    const out = page.getByText(words.quemVe.left).filter({ visible: true })
    await expect(out).toHaveCount(1)
    const [ana] = words.quemVe.people
    await page.getByRole('checkbox', { name: ana }).uncheck()
    await expect(out).toHaveCount(2)
    await page.getByRole('checkbox', { name: ana }).check()
    await expect(out).toHaveCount(1)
  })

  await test.step('history: each rule has its result, and one is seen at a time', async () => {
    const { options, results } = words.circulos.rule
    for (const [index, option] of options.entries()) {
      await page.getByRole('radio', { name: option, exact: true }).check()
      for (const [other, result] of results.entries())
        await expect(page.getByText(result)).toBeVisible({ visible: other === index })
    }
  })

  await test.step('a child asks: the question gives way to what follows from the answer', async () => {
    const { question, answers } = words.pequenos
    await expect(page.getByText(question)).toBeVisible()
    for (const { answer, result } of answers) {
      await page.getByRole('radio', { name: answer, exact: true }).check()
      await expect(page.getByText(result)).toBeVisible()
      await expect(page.getByText(question)).toBeHidden()
    }
  })
})

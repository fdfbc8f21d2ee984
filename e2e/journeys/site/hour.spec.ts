import { expect, test } from '../../fixtures.ts'

test('the hour that is chosen in one tab is that of the others', { tag: '@desktop' }, async ({
  page,
  context,
  path,
}) => {
  await page.goto(path('/'))
  const other = await context.newPage()
  await other.goto(path('/about'))
  const turn = page.locator('[data-hour-switch]').first()
  const told = other.locator('[data-hour-switch]').first()
  await expect(told).toHaveAttribute('aria-pressed', 'false')
  await turn.click()
  await expect(told).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('html')).toHaveAttribute('data-hour', '19')
  // The app can also leave it to the device again.
  await page.evaluate("localStorage.removeItem('hour')")
  await expect(other.locator('html')).not.toHaveAttribute('data-hour')
  await expect(told).toHaveAttribute('aria-pressed', 'false')
})

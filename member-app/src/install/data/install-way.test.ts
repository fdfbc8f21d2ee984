import { expect, it } from 'vitest'
import { installWay } from './install-way.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  ['iphone-safari', `${iphone} Version/27.2 Mobile/15E148 Safari/604.1`, 5],
  ['iphone-safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.2 Safari/605.1.15`, 5],
  ['iphone-other', `${iphone} CriOS/150.0 Mobile/15E148 Safari/604.1`, 5],
  ['iphone-other', `${iphone} FxiOS/158.0 Mobile/15E148 Safari/605.1.15`, 5],
  ['inner', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5],
  ['inner', `${iphone} Mobile/15E148`, 5],
  ['inner', 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/150.0 Mobile', 5],
  ['android-other', `${android} Chrome/153.0.0.0 Mobile Safari/537.36`, 5],
  ['android-samsung', `${android} SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36`, 5],
  ['android-firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:158.0) Gecko/158.0 Firefox/158.0', 5],
  ['mac-safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/27.2 Safari/605.1.15`, 0],
  ['desktop-firefox', `${mac} Gecko/20100101 Firefox/158.0`, 0],
  ['desktop-other', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36`, 0],
] as const)('%s: %s', (way, userAgent, touchPoints) => {
  expect(installWay({ userAgent, touchPoints, prompts: false })).toBe(way)
})

it('a browser that asks by itself needs no words', () => {
  const userAgent = `${android} SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36`
  expect(installWay({ userAgent, touchPoints: 5, prompts: true })).toBe('prompt')
})

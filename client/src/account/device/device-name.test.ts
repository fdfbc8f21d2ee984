import { deviceLimits } from '@varanda/domain/account/device'
import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const of = (userAgent: string, touchPoints = 0, installed = false) => deviceName({ userAgent, touchPoints, installed })
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  [
    of(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`, 5),
    'iPhone · Safari',
  ],
  [of(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Mobile/15E148`, 5, true), 'iPhone · Varanda'],
  [
    of(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/130.0 Safari/604.1`, 5),
    'iPhone · Chrome',
  ],
  [of(`${mac} ${webkit} Safari/605.1.15`, 5), 'iPad · Safari'],
  [of(`${mac} ${webkit} Safari/605.1.15`), 'Mac · Safari'],
  [of(`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${blink} Mobile Safari/537.36`, 5), 'Android · Chrome'],
  [of(`Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 ${blink} Safari/537.36`, 5), 'Android · Samsung Internet'],
  [of(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/130.0`), 'Windows · Edge'],
  [of(`Mozilla/5.0 (X11; CrOS x86_64) ${blink} Safari/537.36`), 'Chromebook · Chrome'],
  [of('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'), 'Linux · Firefox'],
  [of(''), 'Web'],
])('calls a browser what its owner would: %s', (name, expected) => {
  expect(name).toBe(expected)
  expect(name.length).toBeLessThanOrEqual(deviceLimits.name)
})

/**
 * What the graph's canvas really draws, pixel by pixel, and what mouse and wheel do to it: on an empty page, without an
 * instance.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'playwright/test'

interface Spot {
  x: number
  y: number
}

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../in-page/graph-canvas.js', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/',
    logLevel: 'error',
  })
  return outputFiles.find(({ path }) => path.endsWith('.js'))!.text
}

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const red = '255 0 0'
const green = '0 255 0'
const blue = '0 0 255'
const yellow = '255 255 0'
const ground = '17 0 34'
const cream = '255 255 255'

test('people, ties and paths are drawn where they are, and stay after the context is lost', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await script() })
  const spots = () => page.evaluate<Spot[]>('spots()')
  const pixels = (points: Spot[]) => page.evaluate<string[]>(`pixels(${JSON.stringify(points)})`)
  const told = () => page.evaluate<string[]>('told.splice(0)')

  const [ana, beto, iara, zeca] = (await spots()) as [Spot, Spot, Spot, Spot]
  const everybody = [ana, beto, iara, zeca]
  expect(await pixels(everybody)).toEqual([red, green, blue, yellow])
  const along = (one: Spot, other: Spot) => {
    const { x, y } = middle(one, other)
    return [0, 1, 2, 3, 4, 5, 6, 7].map((by) => ({ x: x + by, y }))
  }
  const [invite, between] = await pixels([middle(ana, beto), middle(ana, iara)])
  expect(between).toBe(ground)
  // An invite is a line, an acquaintance a row of dots.
  expect(new Set(await pixels(along(ana, beto)))).toEqual(new Set([invite]))
  expect(invite).not.toBe(ground)
  const acquaintance = await pixels(along(iara, zeca))
  expect(acquaintance).toContain(ground)
  expect(acquaintance.filter((pixel) => pixel !== ground).length).toBeGreaterThan(1)

  await page.evaluate('canvas.path([0, 2], [0, 2]), canvas.choose(3)')
  expect(await pixels([middle(ana, iara), middle(beto, zeca)])).toEqual([cream, ground])
  // The door's arch stands in a cream block.
  expect(await pixels([ana, { x: ana.x - 9, y: ana.y }])).toEqual(['187 68 34', cream])
  expect(await page.evaluate('countCalls()')).toEqual({ idle: 0, busy: 4 })

  await page.evaluate('loseAndRestore()')
  await expect.poll(() => pixels([middle(ana, iara), beto])).toEqual([cream, green])
  expect(await page.evaluate('openTaken()')).toBe(true)

  await page.evaluate('canvas.path([], []), canvas.choose(undefined)')
  await page.evaluate('canvas.look({ people: new Uint8Array([0, 2, 2, 2]) })')
  expect(await pixels([ana, middle(ana, beto), beto])).toEqual([ground, ground, green])
  await page.evaluate('canvas.look({ people: new Uint8Array([2, 2, 2, 2]) })')

  await page.evaluate('canvas.light([0, 1])')
  const [shining, known, other] = await pixels([ana, beto, zeca])
  expect([shining, known]).toEqual([red, green])
  expect(Math.max(...other!.split(' ').map(Number))).toBeLessThan(100)
  expect(await pixels([middle(ana, beto)])).toEqual([invite])
  expect(await pixels(along(iara, zeca))).not.toEqual(acquaintance)
  await page.evaluate('canvas.light([])')
  expect(await pixels(everybody)).toEqual([red, green, blue, yellow])

  expect(await page.evaluate('exports()')).toEqual({
    png: [600, 600],
    svg: ['Ana', 'Beto', 'Iara', 'Zeca'],
    isLost: false,
    fault: '',
  })
  expect(await page.evaluate('exportWithout()')).toEqual({ ungiven: 'failed', taken: 'failed', given: 'saved' })

  await page.mouse.click(ana.x + 8, ana.y + 5)
  expect(await told()).toEqual(['hover 0', 'choose 0'])
  await page.mouse.move(150, 150)
  await page.mouse.down()
  await page.mouse.move(190, 130, { steps: 4 })
  // Held still, so that nothing glides on.
  await page.waitForTimeout(150)
  await page.mouse.up()
  expect(await told()).toEqual(['hover undefined'])
  const moved = (await spots())[0]!
  expect(moved.x).toBeCloseTo(ana.x + 40, 1)
  expect(moved.y).toBeCloseTo(ana.y - 20, 1)
  expect(await pixels([moved])).toEqual([red])

  await page.mouse.move(moved.x, moved.y)
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await spots())[1]!.x - (await spots())[0]!.x).toBeGreaterThan(1.3 * (beto.x - ana.x))
  const near = (await spots())[0]!
  expect(near.x).toBeCloseTo(moved.x, 0)
  expect(near.y).toBeCloseTo(moved.y, 0)

  await told()
  await page.mouse.down()
  await page.mouse.move(near.x + 30, near.y + 30, { steps: 3 })
  await page.mouse.up()
  expect(await told()).toEqual(expect.arrayContaining(['start 0', 'move 0', 'end 0']))
  expect(await page.evaluate('disposeAll()')).toBe(1)
})

test('whoever the page marks stays marked while the mouse goes over others and over the ground', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await script() })
  const [ana, , , zeca] = (await page.evaluate<Spot[]>('spots()')) as [Spot, Spot, Spot, Spot]
  const around = Array.from({ length: 20 }, (_, by) => ({ x: zeca.x - by, y: zeca.y }))
  const frame = () => page.evaluate<string[]>(`pixels(${JSON.stringify(around)})`)
  const bare = await frame()
  await page.evaluate('canvas.hover(3)')
  const marked = await frame()
  expect(marked).not.toEqual(bare)
  await page.mouse.move(ana.x, ana.y)
  await page.mouse.move(150, 150)
  expect(await page.evaluate('told')).toEqual(['hover 0', 'hover undefined'])
  expect(await frame()).toEqual(marked)
})

test('from afar groups and whoever is in none are drawn, and pointed at while the mouse is over them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await script() })
  await page.evaluate('showGroups()')
  await page.locator('.group').first().waitFor()
  const pointed = () => page.evaluate<[string | undefined, string]>('pointed()')
  const spots = await page.evaluate<Spot[]>('[395, 404, 410].map(canvas.spotOf)')
  const [left, between, right] = spots as [Spot, Spot, Spot]
  expect(await page.evaluate(`pixels(${JSON.stringify(spots)})`)).toEqual([red, blue, green])
  for (const [spot, name] of [
    [left, 'Sol · 420'],
    [between, undefined],
    [right, 'Lua · 420'],
  ] as const) {
    await page.mouse.move(spot.x, spot.y)
    expect(await pointed()).toEqual([name, 'pointer'])
  }
  await page.mouse.move(500, 500)
  expect(await pointed()).toEqual([undefined, 'auto'])
  await page.mouse.click(between.x, between.y)
  const told = ['hover 404', 'hover undefined', 'hover 404', 'choose 404']
  expect(await page.evaluate('told')).toEqual(told)
})

test('parts of a picture have their new names when everybody has found a place', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await script() })
  const names = await page.evaluate<string[]>('namesOfParts()')
  // Not all of them have room.
  const written = async () => {
    const texts = await page.locator('.group:not([hidden])').allTextContents()
    const found = texts.map((text) => text.split(' ')[0]!)
    return { many: found.length > names.length / 2, old: found.filter((name) => !names.includes(name)) }
  }
  await expect.poll(written).toEqual({ many: true, old: [] })
})

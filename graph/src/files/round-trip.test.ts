import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFiles, wholeFile } from '../../test/file-kit.ts'
import { hostileNames, networks } from '../../test/network-arbitrary.ts'
import { generate } from '../generate.ts'
import { models } from '../recipe.ts'
import { readRecipe } from '../recipe-address.ts'
import { formats } from './formats.ts'

describe.each(formats)('%s', (format) => {
  it('gives back each network as it was', async () => {
    await fc.assert(
      fc.asyncProperty(networks(), async (network) => {
        const { network: read, report, format: told } = await readFiles(wholeFile(network, format))
        expect(read).toEqual(network)
        expect(told).toBe(format)
        expect(report).toEqual({ loops: 0, merged: 0, added: 0, otherKinds: 0, cut: 0, leftOut: [] })
      }),
      { numRuns: 150, seed: 8 },
    )
  })

  it('gives back what each model makes', async () => {
    for (const model of Object.keys(models)) {
      const made = generate(readRecipe(new URLSearchParams({ model, people: '300', seed: '8' }))!)
      expect((await readFiles(wholeFile(made, format))).network, model).toEqual(made)
    }
  })

  it('writes the same network as the same bytes', () => {
    const [network] = fc.sample(networks(), { numRuns: 1, seed: 8 })
    expect(wholeFile(network!, format)).toEqual(wholeFile(network!, format))
  })

  it('keeps names that look like something else', async () => {
    for (const name of hostileNames) {
      const [network] = fc.sample(networks({ names: fc.constant(name) }), { numRuns: 1, seed: 3 })
      const { network: read } = await readFiles(wholeFile(network!, format))
      expect(read).toEqual(network)
    }
  })
})

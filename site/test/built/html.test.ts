import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { pages } from './built-site.ts'

/**
 * The HTML standard and the rules of WCAG that markup alone can break. Left out is what only formatters see: React
 * writes `autoComplete=""` and `<input/>`, which every parser reads alike.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      // All that is loaded comes from the page's own origin.
      'require-sri': 'off',
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** Astro's own frame around what runs in the browser: a style and two scripts, allowed by their hashes. */
const islandFrame =
  /<style>astro-island[^<]*<\/style>|<script>(?:(?!<\/script>).)*astro-island(?:(?!<\/script>).)*<\/script>/gs

describe('the HTML of the built site', () => {
  it.each(pages.map(({ path, html }) => [path, html]))('of %s is valid', async (path, html) => {
    const { results } = await validator.validateString(html!.replace(islandFrame, ''), path!)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })

  it.each(pages.map(({ path, elements }) => [path, elements] as const))(
    'of %s has a place for each id',
    (_, elements) => {
      const ids = elements.map(({ attribs }) => attribs.id).filter((id) => id !== undefined)
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
      const named = elements.flatMap(({ attribs }) =>
        [attribs['aria-labelledby'], attribs['aria-describedby'], attribs['aria-controls'], attribs.for].flatMap(
          (list) => list?.split(/\s+/) ?? [],
        ),
      )
      expect(named.filter((id) => !ids.includes(id))).toEqual([])
    },
  )
})

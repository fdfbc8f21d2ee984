import { brand } from '@varanda/domain/brand'
import { describe, expect, it } from 'vitest'
import { instanceJsonLd } from '../src/layouts/instance-json-ld.ts'

const site = new URL('https://varanda.example')

describe('what the home page says of the house to search engines', () => {
  it.each([
    ['pt', 'pt-BR', 'https://varanda.example'],
    ['en', 'en-US', 'https://varanda.example/en'],
  ] as const)('is one house, and its site in %s', (locale, tag, home) => {
    const { '@graph': graph } = JSON.parse(instanceJsonLd(locale, 'Uma rede pequena', site))
    const [instance, page] = graph
    expect(instance).toMatchObject({ '@type': 'Organization', name: brand.name, url: 'https://varanda.example' })
    expect(page).toMatchObject({
      '@type': 'WebSite',
      url: home,
      inLanguage: tag,
      publisher: { '@id': instance['@id'] },
    })
  })

  it('cannot end the script that it stands in', () => {
    expect(instanceJsonLd('pt', '</script><script>alert(1)', site)).not.toContain('<')
  })
})

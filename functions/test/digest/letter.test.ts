/** What messages are made of, against the data of what mail programs show (caniemail.com). */
import { caniemail } from 'caniemail'
import { describe, expect, it } from 'vitest'
import type { DigestContent, DigestItem } from '../../src/digest/digest-content.ts'
import { digestLetter } from '../../src/digest/digest-letter.ts'
import { renderMail } from '../../src/mail/templates.ts'

const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*'] as const

/** What some of them do not show, and why the message is as good without. */
const known: Record<string, string> = {
  '<body> element': 'becomes a div with the same ground',
  '<style> element': 'is polish: without it all is there, in two columns of buttons',
  '@media': 'is polish, as the sheet that it stands in',
  'align attribute': 'is of cells, where all know it; of the outer table it only centres',
  background: 'is a plain colour alone',
  border: 'is thin, and of cells',
  'border-radius': 'square buttons are buttons',
  'color-scheme CSS property': 'who does not know it, inverts or not; the colours bear both',
  'color-scheme meta tag': 'the same',
  'dir attribute': 'is of paragraphs, and says what programs guess as well',
  display: 'is block or none alone',
  'display:none': 'is of the preheader, which is one pixel high besides',
  'font-size': 'is in pixels alone',
  'font-weight': 'is bold or nothing',
  'height attribute': 'of a photo goes with a width in pixels; of a cell it is what Outlook has',
  'height property': 'stands beside the attribute; of a photo it is auto',
  'lang attribute': 'is of the document, which all pass on to readers',
  'letter-spacing': 'only sets the digits of a code apart',
  'line-height': 'stands beside what Outlook calls exact',
  margin: 'is 0: room is made by cells',
  'max-height property': 'is of the preheader, which is one pixel high',
  'max-width': 'stands beside a table of 600 for Outlook, and beside the width of a photo',
  overflow: 'is of the preheader',
  'overflow-wrap': 'stands beside its older name, which those know',
  padding: 'is of cells; a link has some besides, so that all of its button can be pressed',
  'role attribute': 'is of tables',
  'table-layout': 'is for words longer than a screen alone',
  'text-decoration': 'has one value',
  'white-space': 'keeps two words of a link together, which may as well part',
  'width attribute': 'is in pixels where it is of a photo',
  'width property': 'stands beside the attribute',
}

const item: DigestItem = {
  author: 'Ana Ribeiro',
  face: 'face-0@varanda',
  first: 'Ana',
  when: 'sexta, às 18h12',
  words: 'A Farofa dormiu.\nNinguém pega o tênis.',
  did: undefined,
  picture: { cid: 'photo-0@varanda', alt: 'Foto de Ana', width: 480, height: 320 },
  morePhotos: 1,
  sees: 'Marlene, Beto e mais 9 veem isto',
  answer: 'https://v.example/answer?token=a.0',
  flower: 'https://v.example/answer?token=a.0&feeling=love',
}
const content: DigestContent = {
  locale: 'pt',
  drawings: { mark: 'mark@varanda', flower: 'flower@varanda' },
  wish: { rhythm: 'weekly', hour: 9, weekday: 7, show: 'words' },
  reader: 'Seu Ivo',
  date: 'domingo, 22 de nov.',
  items: [item, { ...item, author: 'Beto', first: 'Beto', picture: undefined }, { ...item, answer: undefined }],
  notices: [{ title: 'Beto comentou no seu post', path: '/user/post/p' }],
  more: 2,
  isMore: false,
  authors: ['Ana', 'Beto', 'Ana'],
  links: {
    app: 'https://v.example/user',
    notice: (path) => `https://v.example${path}`,
    change: 'https://v.example/user/notices/settings#digest',
    stop: 'https://v.example/unsubscribe?token=s',
    names: 'https://v.example/unsubscribe?token=n',
  },
}

const link = 'https://v.example/n'
const letters = {
  digest: digestLetter(content).html,
  code: renderMail('sign-in-code', 'pt', { code: '042137', minutes: 10, link }).html,
  notices: renderMail('notices', 'en', { items: [{ text: 'Ana', link }], more: 1, link, topics: [] }, [{ link }]).html,
}

describe.each(Object.entries(letters))('the message %s', (_, html) => {
  it('uses nothing that a mail program does not show, but where that is as good', () => {
    // The data knows the older name of a property by its newer one alone.
    const { issues } = caniemail({ clients: [...clients], html: html.replaceAll(';word-wrap:break-word', '') })
    const found = [...issues.errors.values(), ...issues.warnings.values()].flat().map(({ title }) => title)
    expect([...new Set(found)].filter((title) => !(title in known)).sort()).toEqual([])
  })

  it('is laid out by tables that are for looks alone, with nothing from elsewhere', () => {
    const tables = html.match(/<table[^>]*>/g) ?? []
    expect(tables.length).toBeGreaterThan(2)
    for (const table of tables) expect(table).toContain('role="presentation"')
    for (const picture of html.match(/<img[^>]*>/g) ?? []) {
      // What only adorns words that stand beside it says nothing.
      const says = picture.includes('cid:photo-') ? /alt="[^"]+".*width="\d+"/ : /alt="".*width="\d+"/
      expect(picture).toMatch(says)
    }
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(/<style>([\s\S]*)<\/style>/.exec(html)![1]!.length).toBeLessThan(16_000)
    expect(html).not.toMatch(/system-ui|src="http|@import|url\(/)
    // Outlook shows padding of cells alone: a button's height is its cell's.
    for (const button of html.match(/<td class="col[^>]*>/g) ?? []) expect(button).toMatch(/height="56".*bgcolor="#/)
  })
})

describe('a digest', () => {
  it('says in its text all that it says in HTML', () => {
    const { text, html, subject } = digestLetter(content)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    for (const href of links) expect(text).toContain(href)
    for (const said of [item.sees, 'Foto de Ana', 'Beto comentou no seu post', 'E mais 2 posts']) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    expect(subject).toBe('A semana da família: Ana e Beto')
    expect(text).toContain('Seis novidades. Para responder')
    // Of posts that it does not tell of nobody knows the authors.
    expect(digestLetter({ ...content, more: 0 }).text).toContain('Quatro novidades. Duas são de Ana.')
    expect(text).not.toContain('undefined')
  })

  it('of one post and of notices alone is as well said, in both languages', () => {
    const alone = { ...content, items: [], more: 0, authors: [] }
    expect(digestLetter(alone).subject).toBe('A semana da família: Uma novidade')
    expect(digestLetter({ ...alone, locale: 'en' }).text).toContain('The family’s week, Seu Ivo\n\nOne new thing.')
    expect(digestLetter(alone).text).not.toContain('Os botões valem')
    const one = { ...content, items: [item], notices: [], more: 0, authors: ['Ana'] }
    const daily = { ...one.wish, rhythm: 'daily' as const, hour: 1 }
    expect(digestLetter({ ...one, wish: daily }).text).toContain('Você recebe isto todo dia, à 1h.')
  })
})

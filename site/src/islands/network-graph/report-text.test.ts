import { readNetwork } from '@varanda/graph/files/read/read-network'
import { expect, it } from 'vitest'
import { reportText } from './report-text.ts'

const reportOf = async (text: string) =>
  (await readNetwork([{ name: 'x.csv', bytes: new TextEncoder().encode(text) }])).report

it('says in each language what of a file was read otherwise', async () => {
  const report = await reportOf(
    'source,target,kind,weight,colour\nAna,Beto,friend,1,red\nBeto,Ana,,2,red\nAna,Ana,,1,red\nAna,Caio,rival,1,red\n',
  )
  expect(reportText(report, 'pt')).toBe(
    '1 laço de alguém consigo mesmo ficou de fora. 1 laço repetido ficou de fora. ' +
      '1 laço de um tipo que não conhecemos entrou como conexão. Do que o arquivo traz, não usamos: weight e colour.',
  )
  expect(reportText(report, 'en')).toBe(
    '1 tie of someone to themselves was left out. 1 repeated tie was left out. ' +
      '1 tie of a kind we don’t know came in as a connection. In the file, but not used here: weight and colour.',
  )
})

it('counts invites that became ties, and says nothing of a file that was read as it is', async () => {
  expect(reportText(await reportOf('id,inviter\na,\nb,a\nc,a\n'), 'en')).toBe('2 invites became ties as well.')
  expect(reportText(await reportOf('source,target\na,b\n'), 'pt')).toBe('')
})

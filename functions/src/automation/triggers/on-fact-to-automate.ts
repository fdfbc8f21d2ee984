import { factSchema } from '@varanda/domain/fact/fact'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { readIfWhole } from '../../lib/read.ts'
import { hear } from '../hear.ts'

export const onFactToAutomate = onDocumentCreated(
  { document: 'facts/{factId}', retry: true },
  async ({ data, params: { factId } }) => {
    const fact = readIfWhole(factSchema, data)
    if (fact) await hear(factId, fact)
  },
)

import { expect, test } from 'vitest'
import { storageError } from './storage-error.ts'

test.each([
  ['No access to casa.appspot.com/media/Ana/photo.jpg.', 'No access to …'],
  ['"media%2FAna%2Fphoto.jpg" is held by ana@example.org for now', '… is held by … for now'],
  ['Bad name: projects/p/databases/(default)/documents/users/Ana', 'Bad name: …'],
])('what Storage answers names nobody: %s', (message, said) => {
  expect(storageError('casa', { code: 403, message })).toMatchObject({ message: `casa answers 403: ${said}` })
})

import { bucket } from '../lib/app.ts'

/** Deletes every object whose name begins so, whoever else is deleting them at the same moment. */
export async function deleteFiles(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix })
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
}

import { bucket } from '../lib/app.ts'

/** A stored file; undefined where there is none of that name. */
export async function bytesOf(name: string): Promise<Buffer | undefined> {
  try {
    return (await bucket().file(name).download())[0]
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}

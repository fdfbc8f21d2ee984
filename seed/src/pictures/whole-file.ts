import { readFile, rename, writeFile } from 'node:fs/promises'

/** The text of a file, if there is one. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined
    throw error
  }
}

/** A file appears whole or not at all: another start may be painting the same. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

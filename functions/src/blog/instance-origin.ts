import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteUrl } from '../mail/settings.ts'

let built: string | null | undefined

/**
 * Where the instance is found, for canonical links and feeds: the address that its site was built for, which the other
 * pages name too; where none was named, its public address.
 */
export function instanceOrigin(folder: string): string {
  if (built === undefined) built = originOfBuild(folder)
  return built ?? new URL(siteUrl()).origin
}

function originOfBuild(folder: string): string | null {
  try {
    return new URL(readFileSync(join(folder, 'origin.txt'), 'utf8').trim()).origin
  } catch {
    return null
  }
}

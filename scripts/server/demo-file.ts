/** What is remembered of the demo family beside its data, for the greeting. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@varanda/seed/logins'
import { demoFile } from './data-folder.ts'

export interface Demo {
  logins: readonly { label: string; email: string; password: string }[]
  /** The administrator whose invite link the greeting shows. */
  administrator: string
}

export const demoFileIn = (data: string) => join(data, demoFile)

/** What was planted in this instance, if anything was. */
export function readDemo(data: string): Demo | undefined {
  const file = demoFileIn(data)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Demo) : undefined
}

/** Whether the demo family still has the password that is written in our code. */
export function isPublished({ logins }: Demo): boolean {
  return logins.some(({ password }) => password === demoPassword)
}

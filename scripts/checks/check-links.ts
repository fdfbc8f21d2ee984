/** Prevents documents that point at files which moved: every relative link of every Markdown file must exist. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
const broken: string[] = []
for (const file of files.trim().split('\n')) {
  for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
    const path = target.split('#')[0]!
    if (!path || /^[a-z]+:/.test(path)) continue
    if (!existsSync(join(root, dirname(file), path))) broken.push(`${file}: ${target}`)
  }
}
for (const line of broken) console.error(line)
if (broken.length > 0) process.exit(1)

/**
 * Prevents documents that point at what moved: every relative link of a Markdown file leads to a file and a heading.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
const broken: string[] = []

/** The anchors that GitHub gives the headings of a document. */
function headingsOf(document: string): Set<string> {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)
  return new Set(
    Array.from(headings, ([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

for (const file of files.trim().split('\n')) {
  for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path = '', heading] = target.split('#')
    const document = path ? join(root, dirname(file), path) : join(root, file)
    const isThere = existsSync(document) && (!heading || !document.endsWith('.md') || headingsOf(document).has(heading))
    if (!isThere) broken.push(`${file}: ${target}`)
  }
}
for (const line of broken) console.error(line)
if (broken.length > 0) process.exit(1)

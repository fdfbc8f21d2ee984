/** `pnpm embedded`: the engine alone, and its rules judged against production's verdicts. */
import { ToolError } from './error.ts'
import { readCommand, usage } from './options.ts'
import { judgeVerdicts, reportLines } from './verdicts.ts'

const say = (line: string) => console.log(line)

try {
  const command = readCommand(process.argv.slice(2))
  if (command.name === 'help') say(usage)
  else process.exitCode = verdicts(command.path, command.explain)
} catch (error) {
  console.error(error instanceof ToolError ? error.message : error)
  process.exitCode = 1
}

function verdicts(path: string, explainAll: boolean): number {
  const reports = judgeVerdicts(path)
  for (const line of reportLines(reports, { explainAll })) say(line)
  return reports.every(({ judged }) => judged.every((one) => one.agrees)) ? 0 : 1
}

/** `pnpm embedded`: the engine alone, and its rules judged against production's verdicts. */
import { ToolError } from './error.ts'
import { type Command, readCommand, usage } from './options.ts'
import { serve } from './serve.ts'
import { judgeVerdicts, reportLines } from './verdicts.ts'

const say = (line: string) => console.log(line)

try {
  await run(readCommand(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof ToolError ? error.message : error)
  process.exit(1)
}

async function run(command: Command): Promise<void> {
  if (command.name === 'help') say(usage)
  else if (command.name === 'serve') await serve(command, say)
  else verdicts(command.path, command.explain)
}

function verdicts(path: string, explainAll: boolean): void {
  const reports = judgeVerdicts(path)
  for (const line of reportLines(reports, { explainAll })) say(line)
  if (reports.some(({ judged }) => judged.some((one) => !one.agrees))) process.exitCode = 1
}

/** An instance with a mail server, in a process of its own, to be killed in the middle of sending. */
import { start } from '@varanda/embedded/server'

const { MAIL_DATA, MAIL_ROOT, MAIL_URL } = process.env
const server = await start({
  dataDir: MAIL_DATA!,
  projectRoot: MAIL_ROOT!,
  hosting: false,
  mailServer: { url: MAIL_URL!, from: 'casa@varanda.example' },
  log: () => {},
})
await server.functions?.endpoint('sendMail')
process.on('message', (name: string) => void server.functions?.runSchedule(name))
process.on('disconnect', () => process.exit())
process.send?.({ adminUrl: server.adminUrl, projectId: server.projectId })

import { reloadIfServed, reloadOnLostFiles } from '@varanda/client/lost-files'

/** A page from before a deploy may miss its own script: it loads itself anew once, and then says what is wrong. */
const notice = document.getElementById('lost-files')

reloadOnLostFiles()
document.addEventListener('astro:hydration-error', async (event) => {
  console.warn('island', (event as CustomEvent<{ error: unknown }>).detail.error)
  event.preventDefault()
  if (!(await reloadIfServed())) notice?.removeAttribute('hidden')
})
notice?.querySelector('button')?.addEventListener('click', () => location.reload())

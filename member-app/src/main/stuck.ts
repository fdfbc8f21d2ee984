import { reloadIfServed } from '@varanda/client/lost-files'

/**
 * Until the app is shown the page itself says that it does not begin: at once where a script of it is lost, after it was
 * loaded anew, or throws; and after a while by its style alone (shell.css), where not even this file came.
 */
export function sayIfStuck(): void {
  // Lost files tell their own element alone.
  addEventListener('error', tell, true)
}

async function tell({ target }: Event): Promise<void> {
  // What is fetched ahead is asked for again.
  if (target instanceof HTMLLinkElement) return
  if (target instanceof HTMLScriptElement && (await reloadIfServed())) return
  document.getElementById('stuck')?.classList.add('now')
}

/** Takes the place of the worker in a build without one: it forgets what was kept, and goes. */
import { forgetCaches, worker } from './scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetCaches().then(() => worker.registration.unregister()))
})

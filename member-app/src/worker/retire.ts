/** Takes the place of the worker in a build without one: it forgets what was kept, and goes. */
import { seenPhotos } from '@varanda/domain/post/seen-photos'
import { forgetCaches, worker } from './scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => {
  const forgetting = Promise.all([forgetCaches(), caches.delete(seenPhotos.cache)])
  event.waitUntil(forgetting.then(() => worker.registration.unregister()))
})

// For tests alone, put before the app's worker: in this browser a worker may neither show a notice, nor bring a window
// to the front, nor open one without a tap, and setting a badge ends it. What it asked for is kept here to be looked at,
// and `tapNotice` is the tap.
globalThis.asked = { shown: new Map(), badge: null, focused: 0, opened: [] }
let number = 0
ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
  asked.shown.set(options.tag || String(number++), { title, ...options })
}
WindowClient.prototype.focus = async function () {
  asked.focused += 1
  return this
}
Clients.prototype.openWindow = async (address) => {
  asked.opened.push(address)
  return null
}
WorkerNavigator.prototype.setAppBadge = async (count) => {
  asked.badge = count
}
WorkerNavigator.prototype.clearAppBadge = async () => {
  asked.badge = 0
}
globalThis.tapNotice = async () => {
  const { data } = [...asked.shown.values()].at(-1)
  let work
  const tap = Object.assign(new Event('notificationclick'), {
    notification: { data, close: () => asked.shown.clear() },
    waitUntil: (promise) => (work = promise),
  })
  dispatchEvent(tap)
  await work
}

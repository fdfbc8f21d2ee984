// For tests alone: this browser has no push service and gives no permission, so that the page gets both from here.
// `pushDevice` (endpoint, p256dh, auth) is the device of the test's push service; what was answered, and which worker
// has a subscription, outlives a load of the page, as in a browser.
if (globalThis.ServiceWorkerRegistration) {
  const held = (name) => localStorage.getItem(`test-push-${name}`)
  const hold = (name, value) => localStorage.setItem(`test-push-${name}`, value)
  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0)).buffer

  Object.defineProperty(Notification, 'permission', { get: () => held('permission') ?? 'default' })
  Notification.requestPermission = async () => {
    hold('permission', held('answer') ?? 'granted')
    return Notification.permission
  }
  const managerOf = (scope) => ({
    getSubscription: async () => (held(scope) ? subscription(scope) : null),
    async subscribe({ applicationServerKey }) {
      await new Promise((resolve) => setTimeout(resolve))
      if (Notification.permission !== 'granted') throw new DOMException('test', 'NotAllowedError')
      hold(scope, applicationServerKey)
      return subscription(scope)
    },
  })
  const subscription = (scope) => ({
    endpoint: pushDevice.endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytes(held(scope)) },
    getKey: (name) => bytes(pushDevice[name]),
    async unsubscribe() {
      localStorage.removeItem(`test-push-${scope}`)
      return true
    },
  })
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get() {
      return managerOf(this.scope)
    },
  })
}

/** Whether this device has fetched our typefaces before. Where it forgot them, they come as on any page. */
const key = 'faces'

const show = () => {
  document.documentElement.dataset.faces = ''
}

/** Before the first paint: faces that lie on the device already are used from the start. */
export const showKnownFaces = (): void => {
  try {
    if (localStorage.getItem(key)) show()
  } catch {
    // Without storage every visit is a first one.
  }
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Resolves once words have been painted; at once in a browser that does not tell. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Fetches the faces once everything else is there and has been seen. */
export const fetchFaces = async (): Promise<void> => {
  await Promise.all([loaded(), painted()])
  // The picture that came last is painted in the first of these two frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      show()
      try {
        localStorage.setItem(key, '1')
      } catch {
        // See above.
      }
    }),
  )
}

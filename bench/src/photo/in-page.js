/** Milliseconds from a picked file to its place among the photos of the draft, each time. */
window.picked = []
addEventListener(
  'change',
  ({ target }) => {
    if (target.type !== 'file') return
    const began = performance.now()
    const count = document.querySelectorAll('.strip-photo').length
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll('.strip-photo').length <= count) return
      watch.disconnect()
      window.picked.push(performance.now() - began)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  },
  true,
)

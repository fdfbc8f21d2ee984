import { shownPath } from '@varanda/domain/site/shown-path'

/** A page that stands in place of another is one file for all of them: the path that led here is written in here. */
for (const place of document.querySelectorAll<HTMLElement>('[data-lost-path]'))
  place.textContent = (place.dataset.lostPath ?? '').replace('{path}', () => shownPath(location.pathname))

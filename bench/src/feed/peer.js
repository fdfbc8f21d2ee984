/** Cards of given markup and heights in a bare virtua list, for the comparison; `window.cards` says what they are. */
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { WindowVirtualizer } from 'virtua'

const special = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', srcset: 'srcSet', viewbox: 'viewBox' }

/** The elements that draw a described piece of a page anew. */
function drawn(node, key) {
  if (typeof node === 'string') return node
  const { tag, html, attributes, children } = node
  const given = { key }
  for (const [name, value] of Object.entries(attributes)) given[special[name] ?? name] = value
  if (html !== undefined) return createElement(tag, { ...given, dangerouslySetInnerHTML: { __html: html } })
  return createElement(tag, given, ...children.map(drawn))
}

function Card({ at }) {
  const { kinds, heights } = window.cards
  const style = { height: heights[at], overflow: 'hidden' }
  return createElement('div', { className: 'course-slot', style }, drawn(kinds[at % kinds.length], 'card'))
}

function List() {
  const [shown, show] = useState(false)
  window.show = show
  if (!shown) return null
  const { heights } = window.cards
  const rows = heights.map((_, at) => createElement(Card, { key: at, at }))
  return createElement(WindowVirtualizer, null, rows)
}

createRoot(document.getElementById('stage')).render(createElement(List))

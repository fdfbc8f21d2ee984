/** HTML that is safe to put into a page or a message. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A template in which every value is escaped, but for what is Html already. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? plain(values[index]!) : '')).join(''))
}

function plain(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character]!)
  return value.map(plain).join('')
}

import { type Locale, localizedPath } from '@varanda/domain/locale'
import { signupPaths } from '@varanda/domain/signup/signup-paths'
import {
  type SignupFault,
  type SignupFaults,
  type SignupField,
  signupTrap,
  smartphones,
} from '@varanda/domain/signup/signup-request'
import { nothing } from '../instance/http/instance-page.ts'
import { Html, html } from '../mail/html.ts'
import { requestWords } from './words.ts'

export type Typed = Partial<Record<SignupField, string>>

/** The form of /join once more, as it was filled in, with what is to be mended beside its field. */
export function signupFormHtml(locale: Locale, typed: Typed, faults: SignupFaults): Html {
  const words = requestWords[locale]
  const first = Object.keys(faults)[0]

  const told = (field: SignupField): Html => {
    const fault = faults[field]
    const texts: { hint?: string } & Partial<Record<SignupFault, string>> = words[field]
    const text = fault ? (texts[fault] ?? texts.malformed ?? texts.empty) : texts.hint
    if (!text) return nothing
    return html`<p id="request-${field}-told" class="${fault ? 'hint error' : 'hint'}">${text}</p>`
  }
  const marks = (field: SignupField): Html => {
    const hasWords = told(field) !== nothing
    return html`${hasWords ? html` aria-describedby="request-${field}-told"` : nothing}${faults[field] ? html` aria-invalid="true"` : nothing}${field === first ? html` autofocus` : nothing}`
  }
  const line = (
    field: 'name' | 'email' | 'phone' | 'knows',
    attributes: string,
    label: Html | string = words[field].label,
  ) =>
    html`<div class="field"><label for="request-${field}">${label}</label>
<input class="input" id="request-${field}" name="${field}" value="${typed[field] ?? ''}"${marks(field)} ${new Html(attributes)}>
${told(field)}</div>`

  return html`<form class="sheet request-form" method="post" action="${localizedPath(locale, signupPaths.form)}">
${line('name', 'type="text" autocomplete="name" required')}
${line('email', 'type="email" autocomplete="email" inputmode="email" required')}
${line('phone', 'type="tel" autocomplete="tel" inputmode="tel"', html`${words.phone.label} <span class="optional">${words.optional}</span>`)}
<fieldset class="field"${marks('smartphone')}><legend>${words.smartphone.label}</legend>
<div class="choices">${smartphones.map(
    (system) =>
      html`<label class="choice"><input type="radio" name="smartphone" value="${system}"${typed.smartphone === system ? html` checked` : nothing} required><span>${words.smartphone[system]}</span></label>`,
  )}</div>
${told('smartphone')}</fieldset>
<div class="field"><label for="request-usage">${words.usage.label}</label>
<textarea class="input" id="request-usage" name="usage" rows="4"${marks('usage')} required>
${typed.usage ?? ''}</textarea>
${told('usage')}</div>
${line('knows', 'type="text" autocomplete="off"', html`${words.knows.label} <span class="optional">${words.optional}</span>`)}
<div class="trap" aria-hidden="true"><label>${words.trap}<input name="${signupTrap}" tabindex="-1" autocomplete="off"></label></div>
<button class="button wide">${words.submit}</button>
<p class="hint">${words.noScript}</p>
</form>`
}

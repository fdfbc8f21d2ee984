import { call } from '@varanda/client/call'
import { asciiFold } from '@varanda/domain/support/ascii-fold'
import { brCodeLimits } from '@varanda/domain/support/br-code'
import { setSupportWays } from '@varanda/domain/support/calls/set-support-ways'
import { type PixKeyKind, pixKeyKinds, pixKeyOf } from '@varanda/domain/support/pix-key'
import { supportHostOf, supportHosts } from '@varanda/domain/support/support-link'
import { type SupportPage, supportLimits } from '@varanda/domain/support/support-page'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { useLeaveQuestion } from '../../ui/sheet/use-leave-question.tsx'
import { words } from '../words.ts'

const texts = words.ways

/** Where money goes: a key, and own pages elsewhere. The call asks who is here. */
export function WaysSheet({ page, onClose }: { page: SupportPage | undefined; onClose: () => Promise<void> }) {
  const me = useMe()
  const hasKey = page?.ways.pix ?? false
  // As it was when the sheet opened: what it saves comes back before it says so.
  const [hadKey] = useState(hasKey)
  const [wasOpen] = useState(page?.on ?? false)
  const [takesPix, setTakesPix] = useState(hasKey || !page)
  const [kind, setKind] = useState<PixKeyKind>('evp')
  const [pix, setPix] = useState({
    key: '',
    receiver: asciiFold(me.name, brCodeLimits.receiver),
    city: '',
    hideTxid: false,
  })
  const [links, setLinks] = useState<string[]>(page?.links ?? [])
  const [faults, setFaults] = useState<{ key?: string; receiver?: string; city?: string; links: boolean[] }>({
    links: [],
  })
  const isKept = takesPix && hasKey && pix.key.trim() === ''
  const isNew = takesPix && !isKept
  const rows = [...links, ...(links.length < supportLimits.links ? [''] : [])]
  const given = links.map((link) => link.trim()).filter((link) => link !== '')
  const isAny = takesPix || page?.ways.card || given.length > 0
  const nameFault = (text: string) => {
    if (text.trim() === '') return words.edit.needed
    return /[A-Za-z]/.test(asciiFold(text, brCodeLimits.receiver)) ? undefined : texts.nameWrong
  }
  const missing = () => {
    const [receiver, city] = isNew ? [nameFault(pix.receiver), nameFault(pix.city)] : []
    const lacking = {
      ...(isNew &&
        pixKeyOf(kind, pix.key) === undefined && {
          key: pix.key.trim() === '' ? texts.keyMissing : texts.keyWrong,
        }),
      ...(receiver && { receiver }),
      ...(city && { city }),
      links: links.map((link) => link.trim() !== '' && supportHostOf(link.trim()) === undefined),
    }
    setFaults(lacking)
    if (Object.keys(lacking).length === 1 && !lacking.links.some(Boolean)) return undefined
    // Once it is marked, which is after this.
    setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus())
    return words.edit.missing
  }
  const isTyped = pix.key.trim() !== '' || given.join() !== (page?.links ?? []).join()
  const { question, letGo } = useLeaveQuestion(isTyped, undefined, 'sheet')
  const act = async () => {
    const own = { kind, key: pix.key }
    const { receiver, city, hideTxid } = pix
    const wish = isNew ? { own, receiver, city, hideTxid } : isKept ? ('keep' as const) : null
    await call(setSupportWays, { pix: wish, links: given })
    letGo()
  }
  return (
    <>
      <ConfirmSheet
        title={texts.title}
        yes={texts.save}
        missing={missing}
        act={act}
        failed={words.edit.failed}
        onClose={onClose}
        tell={() => {
          // What was made of the key before may be paid all the same.
          const saved = hadKey && !isKept ? texts.savedKey : texts.saved
          toast(wasOpen && !isAny ? `${saved} ${texts.closed}` : saved)
        }}
      >
        <p className="small quiet">{texts.note}</p>
        <label className="check">
          <input type="checkbox" checked={takesPix} onChange={(event) => setTakesPix(event.target.checked)} />
          <span>{texts.pix}</span>
        </label>
        {takesPix && (
          <>
            {hasKey && <p className="hint">{texts.kept}</p>}
            <Field label={texts.kind} hint={kind === 'evp' ? texts.advise : kind === 'cnpj' ? '' : texts.warn}>
              {(field) => (
                <select
                  {...field}
                  className="input"
                  value={kind}
                  onChange={(event) => setKind(event.target.value as PixKeyKind)}
                >
                  {pixKeyKinds.map((one) => (
                    <option key={one} value={one}>
                      {texts.kinds[one]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={texts.key} {...(faults.key && { error: faults.key })}>
              {(field) => (
                <input
                  {...field}
                  className="input"
                  autoComplete="off"
                  spellCheck={false}
                  value={pix.key}
                  onChange={(event) => setPix({ ...pix, key: event.target.value })}
                />
              )}
            </Field>
            {isNew && (
              <>
                <Field
                  label={texts.receiver}
                  hint={texts.receiverHint}
                  {...(faults.receiver && { error: faults.receiver })}
                >
                  {(field) => (
                    <input
                      {...field}
                      className="input"
                      autoComplete="off"
                      value={pix.receiver}
                      onChange={(event) => setPix({ ...pix, receiver: event.target.value })}
                    />
                  )}
                </Field>
                <Field label={texts.city} {...(faults.city && { error: faults.city })}>
                  {(field) => (
                    <input
                      {...field}
                      className="input"
                      autoComplete="address-level2"
                      value={pix.city}
                      onChange={(event) => setPix({ ...pix, city: event.target.value })}
                    />
                  )}
                </Field>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={pix.hideTxid}
                    onChange={(event) => setPix({ ...pix, hideTxid: event.target.checked })}
                  />
                  <span>{texts.hideTxid}</span>
                </label>
              </>
            )}
          </>
        )}
        <fieldset className="support-group">
          <legend className="sheet-title">{texts.links}</legend>
          <p className="hint">{texts.linkHint(supportHosts.join(', '))}</p>
          {rows.map((link, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what is typed moves with it.
            <Field key={at} label={texts.linkLabel(at + 1)} {...(faults.links[at] && { error: texts.linkWrong })}>
              {(field) => (
                <input
                  {...field}
                  className="input"
                  type="url"
                  autoComplete="off"
                  value={link}
                  onChange={(event) => setLinks(Object.assign([...links], { [at]: event.target.value }))}
                />
              )}
            </Field>
          ))}
        </fieldset>
      </ConfirmSheet>
      {question}
    </>
  )
}

import { CopyButton } from '../ui/act/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { qrPicture } from '../ui/qr-picture.ts'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { whatsappLink } from './whatsapp-link.ts'
import { words } from './words.ts'

/** The one time that a link of the instance is shown. */
export function MadeInvite({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.making.readyTitle}
      foot={
        <button type="button" className="button wide" onClick={onClose}>
          {words.making.done}
        </button>
      }
    >
      <p>{words.making.ready}</p>
      <Field label={words.making.link}>
        {(field) => (
          <input {...field} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className="detail-acts">
        <CopyButton text={link} words={words.making} className="button line" isWord />
        <a
          className="button leaf"
          href={whatsappLink(`${words.making.text} ${link}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" /> {words.making.whatsapp}
        </a>
      </div>
      <span className="made-qr" role="img" aria-label={words.making.qr}>
        <Picture svg={qrPicture(link)} />
      </span>
    </Sheet>
  )
}

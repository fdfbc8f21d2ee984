import { consentCookie, consentSince } from '@varanda/domain/account/consent'
import { localeTags, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { useMe } from '../../data/use-me.ts'
import { locale } from '../../ui/locale.ts'
import { useDevices } from '../data/devices.ts'
import { useOwnExport } from '../data/own-export.ts'
import { Line, Lines, Said } from './line.tsx'
import { words } from './words.ts'

const namedDevices = 3

const sayDay = (at: Date) => new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long' }).format(at)

/** Where I am signed in, what I agreed to and when, the copy of what is mine, and what was reported and decided. */
export function Kept() {
  const me = useMe()
  const devices = useDevices()
  const own = useOwnExport()
  const { consents, copy, reports } = words
  const { answer, at } = consentSince(cookieNamed(consentCookie.name))
  return (
    <Lines id="who-kept" title={words.parts.kept}>
      <Line title={words.devices.title} way={{ to: '/user/settings', hash: 'devices' }}>
        <Said
          from={devices}
          say={(rows) => {
            const names = rows.slice(0, namedDevices).map(({ data }) => data.name)
            if (names.length === 0) return words.devices.none
            return words.devices.count(names.join(', '), rows.length - names.length)
          }}
        />
      </Line>
      <Line title={consents.title}>
        {me.joinedAt && <p>{consents.joined(sayDay(me.joinedAt))}</p>}
        <p>{answer === 'unasked' || !at ? consents.counting.unasked : consents.counting[answer](sayDay(at))}</p>
        <p>
          <a href={localizedPath(locale, routes.privacy.path)}>{consents.way}</a>
        </p>
      </Line>
      <Line title={copy.title} way={{ to: '/user/take', isLook: true }}>
        <Said
          from={own}
          say={(value) => {
            if (!value || value.state === 'failed') return copy.none
            return value.state === 'ready' && value.until ? copy.ready(sayDay(value.until.toDate())) : copy.making
          }}
        />
      </Line>
      <Line title={reports.title} way={{ to: '/user/reports', isLook: true }}>
        <p>{reports.text}</p>
      </Line>
    </Lines>
  )
}

function cookieNamed(name: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

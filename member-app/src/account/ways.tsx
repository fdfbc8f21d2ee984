import { ownWays } from '@varanda/client/account/proof/sign-in-ways'
import { useEffect, useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import { words } from './words.ts'

type Ways = Awaited<ReturnType<typeof ownWays>>

/** How I come in: address and password, each changed only by who shows that it is me. */
export function SignInWays({ id }: { id: string }) {
  const [ways, setWays] = useState<Ways | 'failed'>()
  const [looked, look] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new password is another way in.
  useEffect(() => {
    ownWays().then(setWays, (error) => {
      console.warn('ways', error)
      setWays('failed')
    })
  }, [looked])
  return (
    <SettingsPart id={id} title={words.ways.title} failed={ways === 'failed'}>
      {ways === undefined || ways === 'failed' ? (
        <Skeleton kind="person" rows={2} />
      ) : (
        <Rows ways={ways} onPassword={() => look(looked + 1)} />
      )}
    </SettingsPart>
  )
}

function Rows({ ways, onPassword }: { ways: Ways; onPassword: () => void }) {
  const me = useMe()
  const address = useSheet('new-address')
  const password = useSheet('new-password')
  const { hasPassword, hasGoogle } = ways
  return (
    <>
      <div className="settings-row">
        <div>
          <h3 className="label">{words.ways.email}</h3>
          <p className="account-mail">{me.email}</p>
          <p className="small quiet only-you">
            <Icon name="lock" size={18} /> {words.ways.onlyYou}
          </p>
        </div>
        <button type="button" className="button line compact" aria-haspopup="dialog" onClick={address.show}>
          {words.newAddress.change}
        </button>
      </div>
      <div className="settings-row">
        <div>
          <h3 className="label">{words.ways.password}</h3>
          <p>{hasPassword ? words.ways.hasPassword : words.ways.noPassword}</p>
          {hasGoogle && <p className="small quiet">{words.ways.google}</p>}
        </div>
        <button
          type="button"
          className={hasPassword ? 'button line compact' : 'button compact'}
          aria-haspopup="dialog"
          onClick={password.show}
        >
          {hasPassword ? words.newPassword.change : words.newPassword.add}
        </button>
      </div>
      <p className="small quiet">{words.ways.lost}</p>
      {address.open && <AddressSheet email={me.email} hasPassword={hasPassword} onClose={address.hide} />}
      {password.open && (
        <PasswordSheet
          email={me.email}
          hasPassword={hasPassword}
          onClose={() => {
            onPassword()
            password.hide()
          }}
        />
      )}
    </>
  )
}

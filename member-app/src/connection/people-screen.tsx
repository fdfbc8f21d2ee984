import type { Connection } from '@varanda/domain/connection/connection'
import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { useEffect, useState } from 'react'
import { isKnown } from '../data/live.ts'
import { Empty } from '../ui/empty.tsx'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { matchesName } from '../ui/text/matches-name.ts'
import { Asking } from './asking.tsx'
import { BlockSheet } from './block-sheet.tsx'
import { useConnections } from './data/connections.ts'
import { focusSearch } from './find-by-name.tsx'
import { FindPeople, useMayFindByName } from './find-people.tsx'
import { PersonRow } from './person-row.tsx'
import { RemoveSheet } from './remove-sheet.tsx'
import { SentRequests } from './sent-requests.tsx'
import { useFindByName } from './use-find-by-name.ts'
import { VouchQuestions } from './vouch-questions.tsx'
import { finding, words } from './words.ts'

/** Suggestions are shown to members with at most so many connections. */
const fewPeople = 5

/** The people I know here: since when, and how we came to know each other. */
export function PeopleScreen() {
  const connections = useConnections()
  const known = isKnown(connections)
  const people = connections.state === 'ready' ? connections.value : []
  const knowsFew = people.length <= fewPeople
  const search = useFindByName()
  const mayFind = useMayFindByName()
  // Open for who knows few, and as it was while people come: whoever searches is in it.
  const [isFinding, setFinding] = useState<boolean>()
  if (known && isFinding === undefined) setFinding(knowsFew)
  const findInHouse = async (name: string) => {
    if (search.isSearching) return
    setFinding(true)
    focusSearch(await search.search(name))
  }
  return (
    <>
      <BackBar>{null}</BackBar>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet head-line">{people.length > 0 && words.count(people.length)}</p>
      </header>
      <div className="page-body">
        <VouchQuestions />
        <Asking />
        {connections.state === 'failed' && <LoadFailed />}
        {connections.state !== 'failed' && !known && (
          <>
            <div className="input people-search" aria-hidden="true" />
            <Skeleton kind="person" rows={6} />
          </>
        )}
        {known && people.length === 0 && <Empty title={words.empty.title} text={words.empty.text} module="petala" />}
        {people.length > 0 && (
          <PeopleList
            people={people}
            {...(mayFind && { onFindInHouse: findInHouse, isSearching: search.isSearching })}
          />
        )}
        <SentRequests />
        {known && (
          <FindPeople knowsFew={knowsFew} search={search} isOpen={isFinding ?? knowsFew} onToggle={setFinding} />
        )}
      </div>
    </>
  )
}

function PeopleList(props: {
  people: readonly Connection[]
  /** Looks for the same name among those one does not know yet; without it, nobody may be looked for. */
  onFindInHouse?: (name: string) => Promise<void>
  isSearching?: boolean
}) {
  const { people, onFindInHouse, isSearching = false } = props
  const [wanted, setWanted] = useState('')
  const [chosen, choose] = useState<Connection>()
  const [blocking, setBlocking] = useState(false)
  const sheet = useSheet('remove-connection')
  // The browser gives the focus back to what opened the second sheet, and that went with the first.
  useEffect(() => {
    if (!sheet.open && blocking && chosen) document.getElementById(`remove-${chosen.uid}`)?.focus()
  }, [sheet.open, blocking, chosen])
  const found = people.filter(({ name }) => matchesName(name, wanted))
  return (
    <>
      <input
        type="search"
        className="input people-search"
        maxLength={connectionRequestLimits.searchedName}
        aria-label={words.find}
        placeholder={words.find}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 && <p className="quiet">{words.nobodyFound(wanted)}</p>}
      <ul className="people-list roomy">
        {found.map((person) => (
          <PersonRow
            key={person.uid}
            person={person}
            onRemove={() => {
              choose(person)
              setBlocking(false)
              sheet.show()
            }}
          />
        ))}
      </ul>
      {onFindInHouse && wanted.trim() !== '' && (
        <button
          type="button"
          className="button line find-in-house"
          aria-disabled={isSearching}
          onClick={() => void onFindInHouse(wanted)}
        >
          {finding.name.inHouse(wanted.trim())}
        </button>
      )}
      {sheet.open && chosen && !blocking && (
        <RemoveSheet person={chosen} onClose={sheet.hide} onBlock={() => setBlocking(true)} />
      )}
      {sheet.open && chosen && blocking && <BlockSheet person={chosen} onClose={sheet.hide} />}
    </>
  )
}

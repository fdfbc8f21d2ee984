import { brand } from '../../../brand.ts'
import type { NetworkFileFault } from '../../network-file-fault.ts'
import type { networkFiles as pt } from '../pt/network-files.ts'

export const networkFiles = {
  line: 'Line {line}.',
  lineOfFile: '{file}, line {line}.',
  faults: {
    'too-large': 'This file is too large. It can be up to 200 MB, also once it’s unzipped.',
    empty: 'There’s nobody in this file.',
    encoding: 'This file isn’t text in UTF-8. In your spreadsheet, save it as “CSV UTF-8” and try again.',
    'not-a-network':
      'This isn’t a network we know how to read. We read JSON, CSV (with the columns id, or source and target), GEXF and GraphML.',
    'newer-version': `This file comes from a newer version of ${brand.name} ({detail}), which this page doesn’t know yet.`,
    'too-many-files':
      'That’s too many files for one network. Pick one file, or two CSV tables: one of people and one of ties.',
    'broken-zip': 'We couldn’t open this ZIP: it’s damaged, incomplete or locked with a password.',
    'cut-short': 'The file ends in the middle. Download or save it again.',
    syntax: 'Something is out of place here: “{detail}”.',
    doctype:
      'The file has a DOCTYPE declaration, which can hide other files, so we don’t read it. Delete the declaration and try again.',
    'too-complex': 'The file has too many parts inside each other, or too many columns: “{detail}”.',
    'too-long': 'An id is longer than 200 characters: “{detail}…”.',
    'too-many-people': 'That’s too many people. A network here can have up to 100,000.',
    'too-many-ties': 'That’s too many ties. A network here can have up to 1 million.',
    'column-missing': '“{detail}” is missing.',
    'unknown-person': 'Someone points to “{detail}”, but that person isn’t in the file.',
    'duplicate-person': 'Two people have the id “{detail}”.',
    cycle: 'The invites go round in a circle: whoever invited “{detail}” was, in the end, invited by “{detail}”.',
    'bad-date': '“{detail}” isn’t a date. Write it like this: 1990-12-31.',
    'bad-number': '“{detail}” isn’t a household number. Use a whole number without a sign.',
  } satisfies Record<NetworkFileFault, string>,
  report: {
    loops: {
      one: '{n} tie of someone to themselves was left out.',
      other: '{n} ties of someone to themselves were left out.',
    },
    merged: { one: '{n} repeated tie was left out.', other: '{n} repeated ties were left out.' },
    added: { one: '{n} invite became a tie as well.', other: '{n} invites became ties as well.' },
    otherKinds: {
      one: '{n} tie of a kind we don’t know came in as a connection.',
      other: '{n} ties of kinds we don’t know came in as connections.',
    },
    cut: { one: '{n} name was too long and was shortened.', other: '{n} names were too long and were shortened.' },
    leftOut: 'In the file, but not used here: {names}.',
  },
} satisfies typeof pt

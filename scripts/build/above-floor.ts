import { browserFloor } from '@varanda/domain/site/browser-floor'

/**
 * What browsers learned after the floor of domain/src/site/browser-floor.ts, by what came when (MDN's compatibility
 * data, Nov 2026). Code may ask whether one of these is there and do without; nothing of the product may need one.
 */
type Engine = 'chrome' | 'firefox' | 'safari'

/** The first version of each engine, or null where it is not to be had. */
type Since = Readonly<Record<Engine, string | null>>

const since = (chrome: string | null, firefox: string | null, safari: string | null): Since => ({
  chrome,
  firefox,
  safari,
})

const iterator = since('122', '131', '18.4')
const set = since('122', '127', '17')
const base64 = since('140', '133', '18.2')
const popover = since('114', '125', '17')
const mapUpsert = since('145', '144', '26.2')
const transferable = since('114', '122', '17.4')
const unsafeHtml = since('124', '123', '26')

/** Where it hangs in a page, as `Owner.name` or `Owner.prototype.name`; a plain name is a global. */
export const aboveFloor: Readonly<Record<string, Since>> = {
  'Array.fromAsync': since('121', '115', '16.4'),
  'ArrayBuffer.prototype.detached': transferable,
  'ArrayBuffer.prototype.resize': since('111', '128', '16.4'),
  'ArrayBuffer.prototype.transfer': transferable,
  'ArrayBuffer.prototype.transferToFixedLength': transferable,
  AsyncDisposableStack: since('134', '141', null),
  'Atomics.pause': since('133', '137', '18.4'),
  'Atomics.waitAsync': since('90', '145', '16.4'),
  DisposableStack: since('134', '141', null),
  'Error.isError': since('134', '138', null),
  Float16Array: since('135', '129', '18.2'),
  'Intl.DurationFormat': since('129', '136', '16.4'),
  'Intl.Locale.prototype.getTextInfo': since('130', '153', '17'),
  'Intl.Locale.prototype.getWeekInfo': since('130', '153', '17'),
  'Intl.Segmenter': since('87', '125', '14.1'),
  Iterator: iterator,
  'JSON.rawJSON': since('114', '135', '18.4'),
  'Map.groupBy': since('117', '119', '17.4'),
  'Map.prototype.getOrInsert': mapUpsert,
  'Map.prototype.getOrInsertComputed': mapUpsert,
  'Math.f16round': since('135', '129', '18.2'),
  'Math.sumPrecise': since('147', '137', '26.2'),
  'Object.groupBy': since('117', '119', '17.4'),
  'Promise.try': since('128', '134', '18.2'),
  'Promise.withResolvers': since('119', '121', '17.4'),
  'RegExp.escape': since('136', '134', '18.2'),
  'RegExp.prototype.unicodeSets': since('112', '116', '17'),
  'Set.prototype.difference': set,
  'Set.prototype.intersection': set,
  'Set.prototype.isDisjointFrom': set,
  'Set.prototype.isSubsetOf': set,
  'Set.prototype.isSupersetOf': set,
  'Set.prototype.symmetricDifference': set,
  'Set.prototype.union': set,
  'Symbol.asyncDispose': since('127', '141', null),
  'Symbol.dispose': since('125', '141', null),
  Temporal: since('144', '139', null),
  'Uint8Array.fromBase64': base64,
  'Uint8Array.fromHex': base64,
  'Uint8Array.prototype.setFromBase64': base64,
  'Uint8Array.prototype.toBase64': base64,
  'Uint8Array.prototype.toHex': base64,
  'WeakMap.prototype.getOrInsert': mapUpsert,
  'WeakMap.prototype.getOrInsertComputed': mapUpsert,

  'AbortSignal.any': since('116', '124', '17.4'),
  'Blob.prototype.bytes': since('144', '128', '18'),
  'CSS.highlights': since('105', '140', '17.2'),
  'CSS.registerProperty': since('78', '128', '16.4'),
  'CanvasRenderingContext2D.prototype.filter': since('52', '49', null),
  'CanvasRenderingContext2D.prototype.letterSpacing': since('99', '115', '18.4'),
  'CanvasRenderingContext2D.prototype.reset': since('99', '113', '17.2'),
  'Clipboard.prototype.read': since('76', '127', '13.1'),
  'Clipboard.prototype.write': since('76', '127', '13.1'),
  ClipboardItem: since('76', '127', '13.1'),
  CloseWatcher: since('126', '149', null),
  'Document.parseHTMLUnsafe': since('124', '128', '26'),
  'Document.prototype.caretPositionFromPoint': since('128', '20', '26.2'),
  'Document.prototype.caretRangeFromPoint': since('4', '150', '5'),
  'Document.prototype.moveBefore': since('133', '144', null),
  'Document.prototype.startViewTransition': since('111', '144', '18'),
  'Element.prototype.checkVisibility': since('105', '106', '17.4'),
  'Element.prototype.computedStyleMap': since('66', null, '16.4'),
  'Element.prototype.getHTML': since('125', '128', '18'),
  'Element.prototype.moveBefore': since('133', '144', null),
  'Element.prototype.scrollIntoViewIfNeeded': since('1', null, '3'),
  'Element.prototype.setHTML': since('146', '148', null),
  'Element.prototype.setHTMLUnsafe': unsafeHtml,
  'HTMLDialogElement.prototype.closedBy': since('134', '141', null),
  'HTMLDialogElement.prototype.requestClose': since('134', '139', '18.4'),
  'HTMLElement.prototype.hidePopover': popover,
  'HTMLElement.prototype.popover': popover,
  'HTMLElement.prototype.showPopover': popover,
  'HTMLElement.prototype.togglePopover': popover,
  'HTMLImageElement.prototype.fetchPriority': since('102', '132', '17.2'),
  'HTMLButtonElement.prototype.commandForElement': since('135', '144', '26.2'),
  'HTMLButtonElement.prototype.popoverTargetElement': popover,
  'Headers.prototype.getSetCookie': since('113', '112', '17'),
  Highlight: since('105', '140', '17.2'),
  'IDBFactory.prototype.databases': since('72', '126', '14'),
  ImageDecoder: since('94', '133', null),
  LargestContentfulPaint: since('77', '122', '26.2'),
  'Navigator.prototype.canShare': since('128', null, '14'),
  'Navigator.prototype.clearAppBadge': since('81', null, '17'),
  'Navigator.prototype.connection': since('61', null, null),
  'Navigator.prototype.deviceMemory': since('63', null, null),
  'Navigator.prototype.setAppBadge': since('81', null, '17'),
  'Navigator.prototype.share': since('128', null, '12.1'),
  'Navigator.prototype.userAgentData': since('90', null, null),
  'Navigator.prototype.vibrate': since('32', null, null),
  'Navigator.prototype.wakeLock': since('84', '126', '16.4'),
  'PointerEvent.prototype.getCoalescedEvents': since('58', '59', '18.2'),
  'PointerEvent.prototype.getPredictedEvents': since('77', '89', '18.2'),
  'ReadableStream.from': since(null, '117', null),
  'Response.json': since('105', '115', '17'),
  'Response.prototype.bytes': since('132', '128', '18'),
  'Selection.prototype.direction': since('137', '126', '17'),
  'Selection.prototype.getComposedRanges': since('137', '142', '17'),
  'ServiceWorkerRegistration.prototype.sync': since('49', null, null),
  'ShadowRoot.prototype.getHTML': since('125', '128', '18'),
  'ShadowRoot.prototype.setHTMLUnsafe': unsafeHtml,
  'StorageManager.prototype.estimate': since('61', '57', '17'),
  'URL.canParse': since('120', '115', '17'),
  'URL.parse': since('126', '126', '18'),
  URLPattern: since('95', '142', '26'),
  'URLSearchParams.prototype.size': since('113', '112', '17'),
  cancelIdleCallback: since('47', '55', null),
  cookieStore: since('87', '140', '18.4'),
  fetchLater: since('135', null, null),
  navigation: since('102', '147', '26.2'),
  requestIdleCallback: since('47', '55', null),
  scheduler: since('94', '142', null),
  showDirectoryPicker: since('86', null, null),
  showOpenFilePicker: since('86', null, null),
  showSaveFilePicker: since('86', null, null),
  trustedTypes: since('83', '148', '26'),
}

/** The engines of the floor that do not have it. */
export function lackedBy(since: Since): Engine[] {
  return (Object.keys(since) as Engine[]).filter((engine) => {
    const first = since[engine]
    return first === null || isLater(first, browserFloor[engine])
  })
}

function isLater(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [thanMajor = 0, thanMinor = 0] = than.split('.').map(Number)
  return major > thanMajor || (major === thanMajor && minor > thanMinor)
}

/** A script that takes all of it, but what is named, from the page or worker in which it runs first. */
export const takeAboveFloor = (but: readonly string[] = []): string => `{
  for (const path of ${JSON.stringify(Object.keys(aboveFloor).filter((path) => !but.includes(path)))}) {
    const names = path.split('.')
    const name = names.pop()
    const owner = names.reduce((owner, name) => owner?.[name], globalThis)
    if (owner) Reflect.deleteProperty(owner, name)
  }
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  for (const name of Object.getOwnPropertyNames(iterators)) if (name !== 'constructor') Reflect.deleteProperty(iterators, name)
}
`

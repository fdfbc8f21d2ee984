import { EventEmitter } from 'node:events'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { nearbySettings } from './nearby.ts'

/** Where the functions run; the client names the same region. */
export const region = 'southamerica-east1'

setGlobalOptions({ region, maxInstances: 10 })

if (getApps().length === 0) initializeApp()

/** The instance's Firestore with the Admin SDK: rules are not asked. */
export const db: Firestore = getFirestore()
const nearby = nearbySettings(process.env)
if (nearby) db.settings(nearby)

// Storage's SDK puts eleven listeners on a stream of its own, and Node warns of a leak beyond ten.
EventEmitter.defaultMaxListeners = 20

/** The instance's one bucket. Asked for when it is needed: reading what is deployed must not need a project. */
export const bucket = () => getStorage().bucket()

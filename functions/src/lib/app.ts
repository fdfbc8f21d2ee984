import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { setGlobalOptions } from 'firebase-functions/v2'

/** Where the functions run; the client names the same region. */
export const region = 'southamerica-east1'

setGlobalOptions({ region, maxInstances: 10 })

if (getApps().length === 0) initializeApp()

/** The house's Firestore with the Admin SDK: rules are not asked. */
export const db: Firestore = getFirestore()

/**
 * `/__/firebase/init.json`: what the application is to connect to. Firebase Hosting serves the same by itself; ours
 * adds `embedded`, by which the application knows that everything is on its own origin.
 */
import type { HttpHandler } from '../http/exchange.ts'
import { json } from '../http/json.ts'

export interface InitConfig {
  projectId: string
  apiKey: string
  appId: string
  authDomain: string
  storageBucket: string
  messagingSenderId: string
  /**
   * Google Analytics' name of the site, for pages that ask their visitors; absent in an instance that counts nothing.
   */
  measurementId?: string
  /** `google` is where a visit to Google begins; absent in an instance that has no client there. */
  embedded: { functions: string; google?: string }
}

export interface InitOptions {
  google?: string | undefined
  measurementId?: string | undefined
}

function initConfig(projectId: string, storageBucket: string, host: string, more: InitOptions): InitConfig {
  const { google, measurementId } = more
  return {
    projectId,
    // Neither is a secret nor checked here; the SDKs want them to be present.
    apiKey: 'embedded',
    appId: `1:0:web:${projectId}`,
    authDomain: host,
    storageBucket,
    messagingSenderId: '0',
    ...(measurementId && { measurementId }),
    embedded: { functions: '/__/fn', ...(google && { google }) },
  }
}

export function initJson(projectId: string, storageBucket: string, more: InitOptions = {}): HttpHandler {
  return (request) => {
    if (request.url.pathname !== '/__/firebase/init.json') return null
    return json(200, initConfig(projectId, storageBucket, request.headers.host ?? 'localhost', more))
  }
}

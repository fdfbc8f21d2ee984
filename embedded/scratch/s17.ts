import { start } from '../src/server.ts'
const s = await start({ dataDir: '/tmp/s17data', projectRoot: '/work/wt/w1', functions: false, hosting: true, log: (e)=>console.log('LOG', e.severity, e.message, (e as any).path?.slice(0,60), (e as any).error?.message?.slice(0,200)) })
const b='a'.repeat(300)
const R='/v1/projects/varanda/databases/(default)/documents'
const paths=[`/${b}`, `${R}/users/${b}`, `${R}/${b}/x`, `/v0/b/varanda.appspot.com/o/${b}`,`/v0/b/varanda.appspot.com/o/${'x%2F'.repeat(10)}${b}`, `/v0/b/varanda.appspot.com/o?prefix=${b}`, `/v0/b/varanda.appspot.com/o?pageToken=zzz&maxResults=abc`, `/media/${b}/x`, `${R}/users/%00`, `${R}/users/a%F0%9F`, `/v0/b/varanda.appspot.com/o/%00`,`${R}/posts/__proto__`, `${R}/posts?pageSize=-1`, `${R}/posts?pageSize=1e9`, `${R}/posts?pageToken=%00`, `${R}/users/x?mask.fieldPaths=${'a'.repeat(2000)}`,`${R}/users/x?readTime=abc`, `${R}/users/x?transaction=abc`, `/a/../${b}`, `/%00`, `/assets/%ff`]
for (const p of paths) { const r = await fetch(s.url+p); console.log(r.status, p.slice(0,70), (await r.text()).slice(0,120).replace(/\n/g,' ')) }
await s.stop()

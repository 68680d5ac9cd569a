import { Hono } from 'hono'
import { avatarPicture } from './avatarPicture.ts'

const fileName = /^([a-z0-9-]{1,32})\.png$/

/** `/<name>.png`: the pictures that the demo's names point at. A HEAD request tells the type (Spec §7). */
export function avatarRoutes(): Hono {
  return new Hono().get('/:file', (context) => {
    const name = fileName.exec(context.req.param('file'))?.[1]
    if (name === undefined) return context.notFound()
    const picture = avatarPicture(name)
    return context.body(picture, 200, {
      'content-type': 'image/png',
      'content-length': String(picture.byteLength),
      'cache-control': 'public, max-age=3600',
    })
  })
}

import { type Context, Hono } from 'hono'
import { maxOwnOrigins, ownOriginsIn } from '../../config/ownEndpoints.ts'
import { BodyTooLargeError, readLimited } from '../http/readLimited.ts'
import { ownOriginCookie } from './ownOriginCookie.ts'

const maxBodyBytes = 4096

/**
 * `POST /` with `{"origins": ["https://node.example"]}`: the page may reach these origins too, for this visitor, from
 * its next load on. The whole list each time; an empty one forgets all. Asked for by the page itself only.
 */
export function ownEndpointRoutes({ publicUrl }: { readonly publicUrl: string }): Hono {
  const routes = new Hono()
  routes.post('/', async (context) => {
    if (context.req.header('origin') !== publicUrl) return refuse(context, 403, 'Not from here.')
    if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? '')) {
      return refuse(context, 415, 'Send JSON.')
    }
    const origins = await originsOf(context.req.raw)
    if (!origins) {
      return refuse(
        context,
        400,
        `Name at most ${maxOwnOrigins} origins, https or this machine, as {"origins": ["https://node.example"]}.`,
      )
    }
    context.header('set-cookie', ownOriginCookie(origins, publicUrl))
    context.header('cache-control', 'no-store')
    return context.body(null, 204)
  })
  routes.all('/', (context) => {
    context.header('allow', 'POST')
    return refuse(context, 405, 'Only POST is answered here.')
  })
  return routes
}

async function originsOf(request: Request): Promise<readonly string[] | undefined> {
  try {
    const body: unknown = JSON.parse(await readLimited(request, maxBodyBytes))
    const list: unknown =
      typeof body === 'object' && body ? Reflect.get(body, 'origins') : undefined
    if (!Array.isArray(list)) return undefined
    const origins = ownOriginsIn(list)
    // One that does not fit is told, not left out in silence.
    return origins.length === new Set(list).size ? origins : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BodyTooLargeError) return undefined
    throw error
  }
}

function refuse(context: Context, status: 400 | 403 | 405 | 415, text: string): Response {
  return context.text(`${text}\n`, status, { 'cache-control': 'no-store' })
}

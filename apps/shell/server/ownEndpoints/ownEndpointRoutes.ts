import { type Context, Hono } from 'hono'
import { fieldOf } from '../../config/guards.ts'
import { maxOwnOrigins, ownOriginsIn } from '../../config/ownEndpoints.ts'
import { BodyTooLargeError, readLimited } from '../http/readLimited.ts'
import { isJson } from '../http/requestHeaders.ts'
import { ownOriginCookie } from './ownOriginCookie.ts'

const maxBodyBytes = 4096

/**
 * `POST /` with `{"origins": ["https://node.example"]}`: allows this visitor's page to connect to
 * these origins, starting with its next load. Replaces the previous list. Accepts requests from the
 * page only.
 */
export function ownEndpointRoutes({ publicUrl }: { readonly publicUrl: string }): Hono {
  const routes = new Hono()
  routes.post('/', async (context) => {
    if (context.req.header('origin') !== publicUrl) {
      return refuse(context, 403, 'Other sites may not change this.')
    }
    if (!isJson(context.req.header('content-type'))) return refuse(context, 415, 'Send JSON.')
    const origins = await originsOf(context.req.raw)
    if (origins === 'too long') return refuse(context, 413, 'The body is too long.')
    if (!origins) {
      return refuse(
        context,
        400,
        `Send at most ${maxOwnOrigins} origins, each https or on this machine, as {"origins": ["https://node.example"]}.`,
      )
    }
    context.header('set-cookie', ownOriginCookie(origins, publicUrl))
    context.header('cache-control', 'no-store')
    return context.body(null, 204)
  })
  routes.all('/', (context) => {
    context.header('allow', 'POST')
    return refuse(context, 405, 'Only POST is allowed here.')
  })
  return routes
}

async function originsOf(request: Request): Promise<readonly string[] | 'too long' | undefined> {
  try {
    const body: unknown = JSON.parse(await readLimited(request, maxBodyBytes))
    const list = fieldOf(body, 'origins')
    if (!Array.isArray(list)) return undefined
    const origins = ownOriginsIn(list)
    // An invalid origin is an error, not silently dropped.
    return origins.length === new Set(list).size ? origins : undefined
  } catch (error) {
    if (error instanceof BodyTooLargeError) return 'too long'
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function refuse(context: Context, status: 400 | 403 | 405 | 413 | 415, text: string): Response {
  return context.text(`${text}\n`, status, { 'cache-control': 'no-store' })
}

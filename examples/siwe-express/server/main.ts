import { SessionUnavailableError } from '@foyer/auth'
import { toNodeHandler } from '@foyer/auth/node'
import express, { type NextFunction, type Request, type Response } from 'express'
import { auth } from './auth.ts'

const port = Number(process.env.PORT ?? 3000)
const app = express()

// Before express.json(): the handler reads its own bodies.
app.use('/auth', toNodeHandler(auth))

// Your own API, for signed-in visitors.
app.get('/api/greeting', async (request, response) => {
  const session = await auth.session(request)
  if (session) response.json({ text: `Hello, ${session.address}` })
  else response.status(401).json({ error: 'Sign in first' })
})

// The output of `npm run build`.
app.use(express.static('dist'))

// The database does not respond: nobody knows whether the visitor is signed in.
app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
  if (!(error instanceof SessionUnavailableError)) return next(error)
  response.status(503).json({ error: 'Try again later' })
})

app.listen(port, () => console.log(`http://localhost:${port}`))

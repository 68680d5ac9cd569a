import { toNodeHandler } from '@foyer/auth/node'
import express from 'express'
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

app.listen(port, () => console.log(`http://localhost:${port}`))

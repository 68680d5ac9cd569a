import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Serves the sign-in server in `npm run dev`, on the page's own origin. */
const signIn: Plugin = {
  name: 'sign-in',
  apply: 'serve',
  async configureServer({ config, middlewares }) {
    if (process.env.VITEST) return
    const { createAuthServer } = await import('./server/auth.ts')
    const auth = createAuthServer(`http://localhost:${config.server.port ?? 5173}`)
    const listener = getRequestListener((request) => auth.fetch(request))
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/auth/')) void listener(request, response)
      else next()
    })
  },
}

export default defineConfig({
  plugins: [react(), signIn],
  server: { port: 5173, strictPort: true },
  test: { environment: 'happy-dom' },
})

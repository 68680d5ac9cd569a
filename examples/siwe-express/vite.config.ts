import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  // In development the page and the server share an origin, as they do in production.
  server: { port: 5173, strictPort: true, proxy: { '/auth': server, '/api': server } },
})

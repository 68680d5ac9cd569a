import { defineConfig } from '@playwright/test'

const baseURL = 'http://localhost:4173'

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL },
  webServer: { command: 'npm run build && npm run preview', url: baseURL },
})

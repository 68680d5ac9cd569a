import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@foyer/kit/styles.css'
// Part of the published style sheet; in the repository it is a separate file.
import '../../packages/ui/dist/presets.css'
import './style.css'

const root = document.getElementById('root')
if (!root) throw new Error('There is no #root.')
// The kit's components bring styles of their own, which come after those above.
const { App } = await import('./App.tsx')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

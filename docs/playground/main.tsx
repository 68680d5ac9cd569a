import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@foyer/kit/styles.css'
// Part of the published style sheet; in the repository it is a separate file.
import '../../packages/ui/dist/presets.css'
import './style.css'
import { Playground } from './Playground.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('There is no #root.')
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
)

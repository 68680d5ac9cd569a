import '@foyer/kit/styles.css'
import './styles/fonts.css'
import './styles/base.css'
import { createRoot } from 'react-dom/client'
import { demoPhonePath } from '../config/walletConnectSettings.ts'
import { StartError } from './layout/StartError.tsx'
import { Root } from './Root.tsx'
import { createApp, type StartedApp } from './start/createApp.ts'
import { startDemo } from './start/startDemo.ts'

const element = document.getElementById('app')
if (element === null) throw new Error('The page has no element with the id "app".')
const root = createRoot(element)
// The page /networks lists the contacted hosts from the browser's resource timings.
performance.setResourceTimingBufferSize?.(5_000)

let started: StartedApp | undefined
try {
  started = createApp(document)
} catch (error) {
  console.error(error)
  root.render(<StartError error={error} atStart />)
}

if (__DEMO__ && started !== undefined && window.location.pathname === demoPhonePath) {
  const { app } = started
  import('./start/startPhone.ts')
    .then(({ startPhone }) => startPhone(app.deployment, app.chains, element, app.languageStore))
    .catch(console.error)
} else if (started !== undefined) {
  if (__DEMO__) {
    // Not awaited: an earlier connection to the Demo Wallet is restored once it announces itself.
    const { deployment, languageStore } = started.app
    startDemo(deployment, started.app.chains, languageStore).catch(console.error)
  }
  const page = started
  const show = () => root.render(<Root {...page} />)
  const { ready } = page.app.languageStore
  if (ready === undefined) show()
  else ready.then(show).catch(console.error)
}

import '@foyer/kit/styles.css'
import './styles/fonts.css'
import './styles/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { missingPath, prerenderedAs } from '../config/prerendered.ts'
import { demoPhonePath } from '../config/walletConnectSettings.ts'
import { pathOf } from './address/basePath.ts'
import { loadUntilItArrives } from './components/load/loadUntilItArrives.ts'
import { StartError } from './layout/StartError.tsx'
import { Root } from './Root.tsx'
import { createApp, type StartedApp } from './start/createApp.ts'
import { takeHeldPress } from './start/heldPress.ts'
import { startDemo } from './start/startDemo.ts'

const element = document.getElementById('app')
if (element === null) throw new Error('The page has no element with the id "app".')

let started: StartedApp | undefined
try {
  started = createApp(document)
} catch (error) {
  console.error(error)
  createRoot(element).render(<StartError error={error} atStart />)
}

if (__DEMO__ && started !== undefined && window.location.pathname === demoPhonePath) {
  const { app } = started
  import('./start/startPhone.ts')
    .then(({ startPhone }) => startPhone(app.deployment, app.chains, element))
    .catch((error: unknown) => {
      console.error(error)
      createRoot(element).render(<StartError error={error} />)
    })
} else if (started !== undefined) {
  const page = started
  const { chains, deployment, languageStore, registry } = page.app
  if (__DEMO__) {
    // Not awaited: an earlier connection to the Demo Wallet is restored once it announces itself.
    const start = () => startDemo(deployment, chains)
    loadUntilItArrives(start, () => {}, console.error)
  }
  const show = () => {
    const path = registry.pageAt(pathOf(location.pathname))?.path ?? missingPath
    const shown = prerenderedAs(languageStore.get().language, path)
    const answerPress = takeHeldPress(element)
    const onReady = () => {
      // Set before the first paint (public/boot.js); from now on the header shows the connection.
      delete document.documentElement.dataset.returning
      document.documentElement.style.removeProperty('--app-account')
      answerPress()
    }
    const view = <Root {...page} onReady={onReady} />
    // A host without our server sends the layout of another page or language.
    if (element.dataset.prerendered === shown) hydrateRoot(element, view)
    else createRoot(element).render(view)
  }
  const { ready } = languageStore
  if (ready === undefined) show()
  else ready.then(show).catch(console.error)
}

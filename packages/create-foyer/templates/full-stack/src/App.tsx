import { ConnectButton, KitProvider } from '@foyer/kit'
import { ToastArea } from '@foyer/kit/toasts'
import { Link, Route, Switch } from 'wouter'
import '@foyer/kit/styles.css'
import { config } from './kit'
import { Home } from './pages/Home'
import { Settings } from './pages/Settings'

export function App() {
  return (
    <KitProvider config={config}>
      <header>
        <nav>
          <Link href="/">Home</Link>
          <Link href="/settings">Settings</Link>
        </nav>
        <ConnectButton />
      </header>
      <main>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/settings" component={Settings} />
          <Route>Page not found.</Route>
        </Switch>
      </main>
      <ToastArea />
    </KitProvider>
  )
}

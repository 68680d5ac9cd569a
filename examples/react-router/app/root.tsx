import { KitProvider } from '@foyer/kit'
import '@foyer/kit/styles.css'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { config } from './kit'

export default function App() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <KitProvider config={config}>
          <Outlet />
        </KitProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

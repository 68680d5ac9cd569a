import { KitProvider } from '@foyer/kit'
import styles from '@foyer/kit/styles.css?url'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { config } from '../kit'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'My app' },
    ],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <KitProvider config={config}>
          <Outlet />
        </KitProvider>
        <Scripts />
      </body>
    </html>
  )
}

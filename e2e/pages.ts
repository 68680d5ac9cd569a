/** Each page of the demo with its title, and last an address without a page. */
export const pages = [
  { path: '/', title: /Foyer/ },
  { path: '/account/alice.foyer.eth', title: /Foyer/ },
  { path: '/vault', title: /Vault/ },
  { path: '/activity', title: /Activity/ },
  { path: '/networks', title: /Networks/ },
  { path: '/settings', title: /Settings/ },
  { path: '/nowhere', title: /Page not found/ },
] as const

const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
  '<rect width="96" height="96" rx="26" fill="#f8f2e4"/>',
  '<path fill="#1c3b2f" d="M20 25h56v14a9 9 0 0 0 0 18v14H20V57a9 9 0 0 0 0-18z"/>',
  '<path fill="none" stroke="#f8f2e4" stroke-width="6.5" stroke-linejoin="round" d="M40 36.5h6.500a11.500 11.500 0 0 1 0 23H40z"/>',
  '</svg>',
].join('')

/** A cloakroom ticket with a D, ink green on cream. */
export const demoWalletIcon = `data:image/svg+xml,${encodeURIComponent(svg)}`

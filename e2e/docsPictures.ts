/** A picture of the documentation, in `docs/images`: which view of `views.ts` it shows, and how. */
export interface DocsPicture {
  readonly file: string
  readonly view: string
  readonly theme: 'dark' | 'light'
  readonly width: 390 | 1280
  /** Default: the whole window. */
  readonly crop?: 'dialog' | undefined
}

/** Written by `npx node e2e/screenshots.ts --gallery --docs`. */
export const docsPictures: readonly DocsPicture[] = [
  { file: 'home.webp', view: '02b-home-used', theme: 'dark', width: 1280 },
  { file: 'connect.webp', view: '03a-connect', theme: 'dark', width: 1280, crop: 'dialog' },
  { file: 'connect-phone.webp', view: '03a-connect', theme: 'light', width: 390 },
  { file: 'account.webp', view: '04-account', theme: 'dark', width: 1280, crop: 'dialog' },
  {
    file: 'transactions.webp',
    view: '04b-account-transactions',
    theme: 'light',
    width: 1280,
    crop: 'dialog',
  },
  {
    file: 'networks.webp',
    view: '05a-networks-dialog',
    theme: 'dark',
    width: 1280,
    crop: 'dialog',
  },
  { file: 'sign-in.webp', view: '06-sign-in', theme: 'light', width: 1280, crop: 'dialog' },
]

/** In bytes. */
export const maxPictureSize = 150_000

import { docsUrl } from '../docsUrl.ts'

/** What replaces ConnectKit's `theme`, `mode` and `customTheme`. */
export const themeAdvice = `pass theme={defineTheme({ … })} to KitProvider, or set the --k-* properties: ${docsUrl}/recipes/themes`

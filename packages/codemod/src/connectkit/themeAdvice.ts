/** What replaces ConnectKit's `theme`, `mode` and `customTheme`. */
export const themeAdvice =
  'pass theme={defineTheme({ … })} to KitProvider, or set the --k-* properties (docs, "Themes").'

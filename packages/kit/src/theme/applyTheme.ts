import type { CustomTheme } from './createTheme.ts'
import type { ResolvedTheme } from './tokens.ts'

/**
 * Applies a theme to an element: `data-kit`, `data-theme`, the `color-scheme` of scroll bars and
 * form controls, and custom colours. Sets styles through the CSSOM, which a strict content security
 * policy allows.
 */
export function applyTheme(
  root: HTMLElement,
  resolved: ResolvedTheme,
  theme?: CustomTheme | undefined,
): void {
  root.dataset.kit ??= ''
  root.dataset.theme = resolved
  root.style.colorScheme = resolved
  if (!theme) return
  for (const [name, value] of Object.entries(theme[resolved])) {
    root.style.setProperty(`--k-${name}`, value)
  }
}

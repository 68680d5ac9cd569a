import type { CustomTheme } from './createTheme.ts'
import type { ResolvedTheme } from './tokens.ts'

/**
 * Puts a theme on an element: `data-kit`, `data-theme`, the colour scheme of scroll bars and form controls, and own
 * colours where there are some. Through the CSS object model, which a strict content policy allows.
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

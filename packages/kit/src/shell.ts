export { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
export { RouteProgress } from '@foyer/ui/route-progress/RouteProgress.tsx'
export {
  type CreateThemeOptions,
  type CustomTheme,
  createTheme,
} from '@foyer/ui/theme/createTheme.ts'
export { accents } from '@foyer/ui/theme/presets.ts'
export { createThemeStore, type ThemeChoice, type ThemeStore } from '@foyer/ui/theme/theme.ts'
export {
  contrastPairs,
  type ThemeVariables,
  themeVariables,
} from '@foyer/ui/theme/themeVariables.ts'
export { useTheme } from '@foyer/ui/theme/useTheme.ts'

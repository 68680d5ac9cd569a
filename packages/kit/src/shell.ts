export { type CreateThemeOptions, type CustomTheme, createTheme } from './theme/createTheme.ts'
export { createThemeStore, type ThemeChoice, type ThemeStore, themeKey } from './theme/theme.ts'
export { useTheme } from './theme/useTheme.ts'
export { RouteProgress } from './ui/route-progress/RouteProgress.tsx'

export { createThemeStore, type ThemeChoice, type ThemeStore, themeKey } from './theme/theme.ts'
export { useTheme } from './theme/useTheme.ts'
export { RouteProgress } from './ui/route-progress/RouteProgress.tsx'

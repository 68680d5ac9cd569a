import { KitError } from '@foyer/ui/errors/KitError.ts'
import { isObject } from '@foyer/ui/utils/guards.ts'

// Mistakes that TypeScript reports and JavaScript does not. Found in development only, so that
// pages do not download these checks.

/**
 * Checks the `config` of `KitProvider`.
 *
 * @throws KitError
 */
export function checkConfig(config: unknown): void {
  if (typeof config === 'function') return
  if (isObject(config) && ('wagmi' in config || 'kitOf' in config)) return
  throw notAConfig()
}

/**
 * Checks what the function given as `config` has loaded, a config or a module that exports one.
 *
 * @throws KitError
 */
export function checkLoadedConfig(loaded: unknown): void {
  const config = isObject(loaded) && 'default' in loaded ? loaded.default : loaded
  if (isObject(config) && 'wagmi' in config) return
  if (!isObject(config) || !('kitOf' in config)) throw notAConfig()
  throw new KitError('The `config` of `KitProvider` loads a hosted config.', {
    hint: 'Pass the result of createHostedKitConfig itself, not a function that loads it.',
    docsPath: '/recipes/own-wagmi-config',
  })
}

function notAConfig(): KitError {
  return new KitError('The `config` of `KitProvider` is not a config of the kit.', {
    hint: 'Pass the result of createKitConfig, a function that loads it, or, below your own WagmiProvider, the result of createHostedKitConfig.',
    docsPath: '/recipes/own-wagmi-config',
  })
}

/**
 * Checks the `theme` of `KitProvider`.
 *
 * @throws KitError
 */
export function checkTheme(theme: unknown): void {
  if (theme === undefined || (isObject(theme) && 'Marker' in theme)) return
  throw new KitError('The `theme` of `KitProvider` is not a theme.', {
    hint: "Create it once with defineTheme: theme={defineTheme('light')}.",
    docsPath: '/recipes/themes',
  })
}

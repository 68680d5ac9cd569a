import type { MiddlewareHandler } from 'hono'

export interface SecurityHeaderOptions {
  /** HSTS is sent only when the site is served over https. */
  readonly publicUrl: string
  /** Content policy of everything that does not bring its own (the page does). */
  readonly contentPolicy: string
}

// Only features that browsers know: an unknown name is a console warning in every page.
const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** The headers that every answer carries; an answer that sets one itself keeps its own. */
export function securityHeaders(options: SecurityHeaderOptions): MiddlewareHandler {
  const headers = Object.entries(securityHeaderValues(options))
  return async (context, next) => {
    await next()
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}

export function securityHeaderValues(
  options: SecurityHeaderOptions,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': options.contentPolicy,
    // `same-origin` would cut the tie to the pop-up windows of wallets.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // No other site learns which page a visitor came from.
    'referrer-policy': 'same-origin',
    'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(options.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000' }
      : {}),
  }
}

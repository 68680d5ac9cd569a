import type { MiddlewareHandler } from 'hono'

export interface SecurityHeaderOptions {
  /** HSTS is sent only if this is an https URL. */
  readonly publicUrl: string
  /** The content policy of responses that have none of their own, unlike the page. */
  readonly contentPolicy: string
}

// Only features that browsers know: unknown names cause console warnings.
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

/** Adds the security headers to every response, except those it already has. */
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
    // `same-origin` would cut the connection to the pop-up windows of wallets.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Does not tell other sites which page a visitor came from.
    'referrer-policy': 'same-origin',
    'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(options.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000' }
      : {}),
  }
}

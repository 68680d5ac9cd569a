const names: Readonly<Record<string, string>> = {
  '`url`': 'DATABASE_URL',
  '`file`': 'DATABASE_FILE',
  '`trustedProxies`': 'TRUSTED_PROXIES',
  '`@foyer/auth/admin`': '`npm run database -- migrate`',
}

/**
 * A message of `@foyer/auth`, which names its options, in the words of this server's operators:
 * with the environment variables and the command that they use instead.
 */
export function nameVariables(message: string): string {
  return message.replace(/`[\w@/]+`/g, (name) => names[name] ?? name)
}

/** English text of a wallet that keeps its permission. Loaded where one should have ended. */
export const keepsAccessEn = {
  'connect.keepsAccess':
    '{wallet} keeps this site connected. To remove it, use {wallet}’s settings.',
} as const

/**
 * English texts of the network status in the footer. Loaded with the first requests to networks.
 */
export const statusEn = {
  'status.all': {
    one: '{count} network is responding',
    other: 'All {count} networks are responding',
  },
  'status.detour': {
    one: '{count} network is responding, {names} through a backup endpoint',
    other: 'All {count} networks are responding, {names} through a backup endpoint',
  },
  'status.silent': 'No response from {names}',
  'status.none': 'No network is responding',
} as const

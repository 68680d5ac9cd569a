/** English texts of `/networks` and of the banner about stale values. */
export const networksEn = {
  'networks.notAsked': 'Not checked yet.',
  'networks.askNow': 'Check networks',
  'networks.askText':
    'Foyer contacts a network only when you want to see something from it. If you check now, each endpoint sees a request from your IP address.',
  'networks.latency': 'Latency',
  'networks.block': 'Block',
  'networks.silent': 'No response',
  'networks.details': 'Endpoints of {network}',
  'networks.chainId': 'Chain ID {id}',
  'networks.endpoint': 'Endpoint',
  'networks.state': 'State',
  'networks.lastError': 'Last error',
  'networks.stateInUse': 'In use',
  'networks.stateStandby': 'Standby',
  'networks.stateFailing': 'Failing, {failed} of {count}',
  'networks.pinned': 'Pinned',
  'networks.behind': '{count} behind',
  'networks.noError': 'None',
  'networks.pin': 'Pin',
  'networks.automatic': 'Automatic',
  'networks.pinText':
    'The pinned endpoint is tried first. If it doesn’t respond, the others are used. Your choice is saved on this device.',
  'failure.unreachable': 'Unreachable',
  'failure.timeout': 'Timed out',
  'failure.limited': 'Too many requests',
  'failure.status': 'HTTP {status}',
  'failure.unreadable': 'Unreadable response',
  'failure.refused': 'Request refused',
  'failure.wrongChain': 'Serves another network',
  'stale.silent':
    'No response from {names}. Showing data from {time} or earlier. Foyer keeps trying.',
} as const

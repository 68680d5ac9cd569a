import { sendErrorsEn } from './sendErrorsEn.ts'

/** English texts of `/activity`. Loaded with the page. */
export const activityEn = {
  ...sendErrorsEn,
  'activity.lead':
    'All pending transactions and the last 10 on each network, saved on this device.',
  'activity.emptyTitle': 'Nothing here yet',
  'activity.empty': 'Anything you send, approve or lock shows up here.',
  'activity.noneTitle': 'Nothing matches',
  'activity.outTitle': 'Connect a wallet to see your activity',
  'activity.out':
    'Each account has its own activity. Connect an account to see its transactions here.',
  'activity.all': 'All',
  'activity.byStatus': 'Filter by status',
  'activity.byNetwork': 'Filter by network',
  'activity.allNetworks': 'All networks',
  'activity.list': 'Transactions',
  'activity.unknownNetwork': 'Network {id}',
  'activity.today': 'Today, {date}',
  'activity.yesterday': 'Yesterday, {date}',
  'activity.test': 'Send a test transaction',
  'activity.testText': 'Sends {amount} to yourself so you can see it being tracked.',
  'activity.testDescription': 'Send {amount} to yourself',
} as const

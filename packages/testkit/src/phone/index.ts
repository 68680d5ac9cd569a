export { createPhone } from './createPhone.ts'
export type { Phone, PhoneOptions, PhonePeer, PhoneSession } from './types.ts'

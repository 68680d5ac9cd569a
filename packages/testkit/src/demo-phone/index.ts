export { type DemoPhoneOptions, startDemoPhone } from './startDemoPhone.ts'

import { createKitConfig } from '@foyer/kit'
import { chains } from './chains.ts'

export default createKitConfig({ appName: 'Bench', chains })

import { firefoxOptions } from '../firefox.ts'
import { launchOptions } from '../launch.ts'
import type { Engine, EngineOptions } from './Engine.ts'
import { startChromium, startFirefox } from './playwrightEngines.ts'
import { webkitPrograms } from './webkit.ts'
import { startWebKitEngine } from './webkitEngine.ts'

type Start = (options?: EngineOptions) => Promise<Engine>

const firefox = firefoxOptions()
const webkit = webkitPrograms()

/** The engines installed on this machine. */
export const engines = new Map<string, Start>([
  ['Chromium', (options) => startChromium(launchOptions(), options)],
])
if (firefox) engines.set('Firefox', (options) => startFirefox(firefox, options))
if (webkit) engines.set('WebKit', (options) => startWebKitEngine(webkit, options))

import { defineConfig } from 'vitest/config'
import { unitTests } from '../../vitest.config.ts'

/** The unit tests as one project, to whose sources a trial adds its mutation. */
export default defineConfig(unitTests)

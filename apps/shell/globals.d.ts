/**
 * True in the demo's bundle; a literal in builds, so that code behind it is left out of production.
 */
declare const __DEMO__: boolean

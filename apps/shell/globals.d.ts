/** True in the demo's bundle; a literal when building, so that what stands under it is left out of production. */
declare const __DEMO__: boolean

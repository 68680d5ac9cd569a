/** URL of the published guides, the same as in the kit's errors. */
export const docsUrl = 'https://foyer.dev/docs'

import stylelint from 'stylelint'

const hoverRule = 'foyer/hover-in-query'
const hoverMessages = stylelint.utils.ruleMessages(hoverRule, {
  expected: 'Put ":hover" into "@media (hover: hover)": after a touch it would stay',
})

/**
 * Requires `:hover` to be in `@media (hover: hover)`.
 *
 * @type {import('stylelint').RuleBase}
 */
const hoverInQuery = () => (root, result) => {
  root.walkRules(/:hover/, (rule) => {
    let parent = rule.parent
    while (parent && !(parent.type === 'atrule' && /hover: hover/.test(parent.params))) {
      parent = parent.parent
    }
    if (parent) return
    stylelint.utils.report({
      result,
      ruleName: hoverRule,
      message: hoverMessages.expected,
      node: rule,
    })
  })
}

const part = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`
/** Four values whose right and left ones differ. */
const oneSided = `/^${part}\\s+(${part})\\s+${part}\\s+(?!\\1$)${part}$/`

/**
 * Ensures that styles mirror automatically in right-to-left languages. All other checks of style
 * sheets are Biome's.
 *
 * @type {import('stylelint').Config}
 */
export default {
  ignoreFiles: ['**/dist/**'],
  plugins: [
    'stylelint-no-unsupported-browser-features',
    stylelint.createPlugin(hoverRule, Object.assign(hoverInQuery, { ruleName: hoverRule })),
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [hoverRule]: true,
    // Only features of every browser of `browserslist` (package.json).
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        // Without these features, a page looks slightly different but works.
        ignore: [
          'css-scrollbar',
          'css-selection',
          'css-touch-action',
          'css3-cursors',
          'extended-system-fonts',
          'text-size-adjust',
        ],
      },
    ],
    'property-layout-mappings': [
      'flow-relative',
      { ignoreProperties: ['/^(?!.*(?:left|right))/'] },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:caption-side|clear|float|text-align(?:-last)?)$/': ['/^(?:left|right)/'],
        '/^(?:border-(?:color|style|width)|inset|margin|padding|scroll-margin|scroll-padding)$/': [
          oneSided,
        ],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" does not mirror. Use start, end, -block and -inline`,
      },
    ],
  },
}

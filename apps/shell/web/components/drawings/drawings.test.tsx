import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyActivityDrawing } from './EmptyActivityDrawing.tsx'
import { EmptyVaultDrawing } from './EmptyVaultDrawing.tsx'
import { FailedDrawing } from './FailedDrawing.tsx'
import { MissingDrawing } from './MissingDrawing.tsx'
import { NoMatchDrawing } from './NoMatchDrawing.tsx'
import { OfflineDrawing } from './OfflineDrawing.tsx'
import { UncheckedDrawing } from './UncheckedDrawing.tsx'

test.each([
  EmptyActivityDrawing,
  EmptyVaultDrawing,
  FailedDrawing,
  MissingDrawing,
  NoMatchDrawing,
  OfflineDrawing,
  UncheckedDrawing,
])('$name is small, hidden from screen readers, and drawn in the text colour', (drawing) => {
  const markup = renderToStaticMarkup(createElement(drawing))
  expect(markup.length).toBeLessThan(1_500)
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).not.toMatch(/#[0-9a-f]{3}|style=|(?:fill|stroke)=/)
})

import { type RefCallback, useCallback } from 'react'

/**
 * Returns a ref that sets CSS custom properties on an element; `undefined` removes a property. It
 * uses the CSSOM because a strict Content Security Policy blocks server-rendered `style`
 * attributes.
 */
export function useCssVariables<E extends HTMLElement | SVGElement>(
  variables: Readonly<Record<`--k-${string}`, string | undefined>>,
): RefCallback<E> {
  const key = JSON.stringify(variables, (_name, value: unknown) => value ?? null)
  return useCallback(
    (element: E | null) => {
      if (!element) return
      for (const [name, value] of Object.entries<string | null>(JSON.parse(key))) {
        if (value === null) element.style.removeProperty(name)
        else element.style.setProperty(name, value)
      }
    },
    [key],
  )
}

import { type RefCallback, useCallback } from 'react'

/**
 * Sets custom properties on an element through the CSS object model, so that a server never renders
 * a `style` attribute, which a strict content policy would refuse. `undefined` removes the property.
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

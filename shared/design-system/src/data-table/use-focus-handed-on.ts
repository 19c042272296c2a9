import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when the element around it leaves the page: to the next row, whose name comes first, or to the section of the table.
 * Otherwise the next Tab would start from the top of the page.
 */
export function useFocusHandedOn(leaving: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      // The cleanup of a layout effect runs while the element is still in the document.
      if (!element?.contains(document.activeElement)) return;
      const next = element.nextElementSibling;
      const heir =
        next?.querySelector<HTMLElement>('th :is(a, button)') ??
        next?.querySelector<HTMLElement>('a, button, input') ??
        element.closest('section');
      heir?.focus({ preventScroll: true });
    };
  }, [leaving]);
}

import { type ElementType, type HTMLAttributes, type Ref } from 'react';

/** A step of the spacing scale (`--pt-space-1` … `--pt-space-9`). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Common properties of layouts: the element to render, and its attributes. Sizes are `data-*` attributes instead of a `style`, which the
 * content security policy refuses in prerendered HTML.
 */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

import { type ElementType, type HTMLAttributes, type Ref } from 'react';

/** A step of the spacing scale (`--pt-space-1` … `--pt-space-9`). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * What every layout takes: the element it becomes, and that element's own attributes. Measures travel as `data-*`
 * and not as a style: a `style` attribute in prerendered HTML is refused by the content security policy.
 */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

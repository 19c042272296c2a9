import { type ReactNode } from 'react';

/**
 * One state of one component, with the words it will have in the product. The playground shows it, the unit tests
 * render it and axe reads it. `render` may use hooks: it is called as a component.
 */
export interface Example {
  readonly name: string;
  readonly render: () => ReactNode;
}

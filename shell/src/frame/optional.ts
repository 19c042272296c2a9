import { lazy, type ComponentType } from 'react';

type Loaded<Props> = { default: ComponentType<Props> };

/** A part that nobody needs to use the page: if its chunk does not arrive, it is not there, and the page goes on. */
export const optional = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })));

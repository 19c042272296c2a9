import { lazy, type ComponentType } from 'react';

type Loaded<Props> = { default: ComponentType<Props> };

/** A part that the page can do without: if its chunk does not arrive, the page goes on without it. */
export const optional = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })));

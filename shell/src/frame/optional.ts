import { type ComponentType, lazy } from 'react';

type Loaded<Props> = { default: ComponentType<Props> };

/** Lazy component that the page can do without: if its chunk fails to load, nothing is rendered. */
export const optional = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })));

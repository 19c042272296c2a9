import type { ReactNode } from 'react';
import { useIsDrawn } from './use-is-drawn.ts';

/** Part of a drawn page that a browser without scripts shows in the place of what needs one (`data-scripted`); gone once there is one. */
export const Unscripted = ({ children }: { children: ReactNode }) =>
  useIsDrawn() && <div data-unscripted="">{children}</div>;

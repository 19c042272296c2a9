import type { ReactNode } from 'react';
import { useIsDrawn } from './use-is-drawn.ts';

/**
 * Content for browsers without JavaScript in a server-rendered page, which replaces elements that need it (`data-scripted`). Removed once
 * scripts run.
 */
export const Unscripted = ({ children }: { children: ReactNode }) =>
  useIsDrawn() && <div data-unscripted="">{children}</div>;

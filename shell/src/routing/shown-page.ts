import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from '@puente/platform/router';
import type { RouteOfApp } from './manifests.ts';

/** Current page with router functions, for code outside React's tree. */
interface ShownPage {
  /** Undefined for an unknown address. */
  place: RouteOfApp | undefined;
  /** Opens an address of this site. Resolves when React has rendered that page, or a later one. */
  goTo: (href: string) => Promise<void>;
  /** Checks access again and reloads the page's data. */
  revalidate: () => Promise<void>;
}

const none: ShownPage = {
  place: undefined,
  goTo: () => Promise.resolve(),
  revalidate: () => Promise.resolve(),
};

let current = none;
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

export const shownPage = (): ShownPage => current;

/** Calls back on every change of address. Returns the function that unsubscribes. */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps `shownPage` in sync with the router. Used once, by the layout. */
export function useShownPage(place: RouteOfApp | undefined): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const location = useLocation();

  useLayoutEffect(() => {
    // The router finishes a navigation before React renders its page: wait for the new location.
    const goTo = async (href: string) => {
      const shown = new Promise<void>((resolve) => waiting.add(resolve));
      await navigate(href);
      await shown;
    };
    current = { place, goTo, revalidate };
    return () => {
      current = none;
    };
  }, [place, navigate, revalidate]);

  useLayoutEffect(() => {
    for (const resolve of waiting) resolve();
    waiting.clear();
    for (const listener of listeners) listener();
  }, [location]);
}

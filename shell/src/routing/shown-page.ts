import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from '@puente/platform/router';
import type { RouteOfApp } from './manifests.ts';

/** The page that is shown, for code outside React's tree, and what that code may ask of the router. */
interface ShownPage {
  /** Undefined for an address that no app has. */
  place: RouteOfApp | undefined;
  /** Opens an address of this site. Resolves when React shows its page, or another one asked for since. */
  goTo: (href: string) => Promise<void>;
  /** Checks access again, and loads the page anew. */
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

/** Calls back whenever another address is shown. Returns a function that ends that. */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps `shownPage` in step with the router. Used once, by the layout. */
export function useShownPage(place: RouteOfApp | undefined): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const location = useLocation();

  useLayoutEffect(() => {
    // The router has finished a navigation before React shows its page: only the new location tells that it does.
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

import { isMetered } from '../network-cost.ts';
import { whenIdle } from '../when-idle.ts';
import type { Site } from './preload.ts';

/** Starts preloading the pages of links that the user is about to open. The code for it is loaded on idle, and not on metered networks. */
export function preloadOnIntent(site: Site): void {
  whenIdle(() => {
    if (isMetered()) return;
    void import(/* webpackChunkName: "preload" */ './preload.ts').then(
      ({ preload }) => preload(site),
      // Without the chunk, pages load when their links are opened.
      () => undefined,
    );
  });
}

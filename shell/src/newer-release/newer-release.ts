import { brand } from '@puente/contract/brand';
import type { ReleaseSet } from '@puente/federation/release-set';
import { currentReleaseSet, differsFrom, fetchReleaseSet } from '@puente/federation/runtime';
import { showToast } from '@puente/platform/ui';
import { hasTyped } from '../errors/connection.ts';
import { opensHere } from '../preload/opens-here.ts';

/** Milliseconds between two checks. A check downloads some 6 KB. */
const checkEvery = 5 * 60_000;
/** Milliseconds after which a check is given up. */
const limit = 5_000;
const hour = 60 * 60_000;

/** A page that is loaded by the browser, for tests. */
interface Browser {
  open: (href: string) => void;
  reload: () => void;
}

const thisBrowser: Browser = {
  open: (href) => window.location.assign(href),
  reload: () => window.location.reload(),
};

/**
 * Lets an open tab follow newer releases. It learns of one when the user is about to follow a link, or returns to the tab, and loads it with
 * the next link that leads to another page. While a form is in progress links change the page as usual. A tab that is older than its files
 * are kept for asks for a reload.
 * @returns a function that stops it
 */
export function loadNewerReleases(browser: Browser = thisBrowser): () => void {
  const stop = new AbortController();
  const openedAt = Date.now();
  let lastCheck = openedAt;
  let isNewer = false;
  let asked = false;

  async function check(): Promise<void> {
    if (asked || Date.now() - lastCheck < checkEvery) return;
    lastCheck = Date.now();
    const current = await fetchReleaseSet(AbortSignal.timeout(limit)).catch(() => undefined);
    // Rolled back meanwhile, it is none any more.
    isNewer = current !== undefined && differsFrom(currentReleaseSet(), current);
    if (current && isNewer) askIfOld(current);
  }

  /** A tab is as old as its document. Its versions were current then, or are those that work offline. */
  function askIfOld({ openTabHours }: ReleaseSet): void {
    if (openTabHours === undefined || Date.now() - openedAt < openTabHours * hour) return;
    asked = true;
    showToast({
      tone: 'info',
      message: `Hay una versión nueva de ${brand.name} y esta pestaña lleva días abierta. Recarga la página para que todo siga funcionando.${
        hasTyped() ? ' Antes, guarda lo que has escrito.' : ''
      }`,
      action: { label: 'Recargar', onPress: browser.reload },
      stays: true,
    });
  }

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isNewer || !link || !isPlain || !opensHere(link) || hasTyped() || !navigator.onLine) return;
    // The router leaves such a click to us.
    event.preventDefault();
    browser.open(link.href);
  }

  const { signal } = stop;
  const soon = () => void check();
  for (const intent of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(
      intent,
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) soon();
      },
      { signal, passive: true },
    );
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && soon(), {
    signal,
  });
  // Before React, whose router would change the page.
  document.addEventListener('click', follow, { signal, capture: true });
  return () => stop.abort();
}

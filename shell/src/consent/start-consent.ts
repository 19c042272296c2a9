import { closeConsentSettings, useConsentSettings } from '@puente/platform/consent';
import { firstReady, showToast } from '@puente/platform/ui';
import { whenIdle } from '../when-idle.ts';

/** Milliseconds after which a page counts as ready even if it never reports it. */
const longest = 5000;

/**
 * Loads the consent chunk when the page is ready and the browser idle, or when the visitor opens the panel. Nothing that needs consent can
 * load before.
 * @param goTo opens a page of the product
 */
export function startConsent(goTo: (href: string) => void): void {
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "consent" */ './consent-root.tsx').then(
      ({ mountConsent }) => mountConsent(goTo),
      () => {
        loading = undefined;
        if (!useConsentSettings.getState().open) return;
        closeConsentSettings();
        showToast({
          tone: 'danger',
          message: 'No hemos podido abrir las preferencias de cookies. Inténtalo de nuevo.',
        });
      },
    );
  };
  useConsentSettings.subscribe(({ open }) => open && load());
  const ready = Promise.race([firstReady, new Promise((resolve) => setTimeout(resolve, longest))]);
  void ready.then(() => whenIdle(load));
}

import { showToast } from '@puente/platform/ui';

/** An open page stays as it is without a network, and is not opened anew when it is back: what was typed is still there. */
export function watchConnection(): void {
  window.addEventListener('offline', () =>
    showToast({ tone: 'info', message: 'Te has quedado sin conexión. Lo que has escrito sigue aquí.' }),
  );
  window.addEventListener('online', () =>
    showToast({ tone: 'success', message: 'Vuelves a tener conexión.' }),
  );
}

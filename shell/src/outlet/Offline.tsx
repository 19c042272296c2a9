import { useEffect, useEffectEvent } from 'react';
import { OutletPage } from './OutletPage.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useRetry } from './use-retry.ts';

/** Message when there is no network. Retries by itself when the network is back. */
export function Offline({ error }: { error: unknown }) {
  const retrying = useRetry(error);
  const tryAgain = useEffectEvent(retrying.retry);
  useEffect(() => {
    const listener = () => tryAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <OutletPage
      title="Sin conexión"
      heading="No tienes conexión a internet"
      icon="globe"
      action={<RetryButton {...retrying} />}
    >
      Esta página se abrirá sola en cuanto vuelva la conexión. Lo que hayas dejado a medias en un formulario
      está guardado en este navegador.
    </OutletPage>
  );
}

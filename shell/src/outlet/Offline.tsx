import { useEffect, useEffectEvent } from 'react';
import { Button } from '@puente/design-system/button';
import { OutletPage } from './OutletPage.tsx';
import { useRetry } from './use-retry.ts';

/** There is no network: it tries again by itself as soon as there is. */
export function Offline({ error }: { error: unknown }) {
  const { retry, busy } = useRetry(error);
  const tryAgain = useEffectEvent(retry);
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
      action={
        <Button icon="refresh" busy={busy} onClick={retry}>
          Reintentar
        </Button>
      }
    >
      Esta página se abrirá sola en cuanto vuelva la conexión. Lo que hayas dejado a medias en un formulario está guardado en este navegador.
    </OutletPage>
  );
}

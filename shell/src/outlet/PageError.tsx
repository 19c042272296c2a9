import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { AppLoadError, chunkFailure } from '@puente/federation/runtime';
import { useRouteError } from '@puente/platform/router';
import { reportError } from '../errors/report.ts';
import { usePlace } from '../routing/place.ts';
import { NotFound } from './NotFound.tsx';
import { onFailure } from './on-failure.ts';
import { OutletPage } from './OutletPage.tsx';
import { PagePending } from './PagePending.tsx';
import { type Retrying, useRetry } from './use-retry.ts';

/** Error boundary of pages, for pages that fail to load or render. The frame and all other pages keep working. */
export function PageError() {
  const error = useRouteError();
  // State at the time of the error: the network may be back before the page is.
  const offline = useMemo(() => !navigator.onLine && isUnanswered(error), [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error instanceof ApiError && error.status === 403) return <Forbidden error={error} />;
  if (offline) return <Offline error={error} />;
  return <FormerVersion error={error} />;
}

/** Loads the former version of the app, if there is one; otherwise shows the message. */
function FormerVersion({ error }: { error: unknown }) {
  const app = usePlace()?.app;
  // Asked once: the error of a retry follows on the message of the first.
  const [asks, setAsks] = useState(!(error instanceof ApiError) && app !== undefined && app !== 'shell');
  const ask = useEffectEvent(() =>
    onFailure(({ reloadWithFormerVersion }) => reloadWithFormerVersion(error, app ?? '')),
  );
  useEffect(() => {
    if (asks) void ask().then((reloads) => setAsks(reloads === true));
  }, [asks]);
  return asks ? <PagePending /> : <Unavailable error={error} />;
}

/** Tells whether a file or call failed for lack of a network, so that the page is not at fault. */
const isUnanswered = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 0) ||
  error instanceof AppLoadError ||
  chunkFailure(error) !== undefined;

function Unavailable({ error }: { error: unknown }) {
  const retrying = useRetry(error);
  // Memoised, so that each error is reported only once.
  const app = usePlace()?.app;
  const reference = useMemo(() => reportError(error, 'render', app), [error, app]);
  return (
    <OutletPage
      title="Página no disponible"
      heading="Esta parte no está disponible ahora"
      icon="warning"
      action={<RetryButton {...retrying} />}
    >
      {`${
        error instanceof ApiError
          ? error.message
          : 'No hemos podido cargar la página. El resto del sitio sigue funcionando.'
      } Si se repite, indica la referencia ${reference}.`}
    </OutletPage>
  );
}

/** Message for a record that the API refuses to this account. */
function Forbidden({ error }: { error: ApiError }) {
  return (
    <OutletPage title="Sin permiso" heading="No tienes permiso para ver esta página" icon="lock">
      {error.code === 'Forbidden'
        ? 'Es de otra persona u organización. Si debería ser tuya, entra con la cuenta que la creó.'
        : error.message}
    </OutletPage>
  );
}

/** Message when there is no network. Retries by itself when the network is back. */
function Offline({ error }: { error: unknown }) {
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

function RetryButton({ retry, busy }: Retrying) {
  return (
    <Button icon="refresh" busy={busy} onClick={retry}>
      Reintentar
    </Button>
  );
}

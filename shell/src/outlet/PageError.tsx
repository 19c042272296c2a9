import { useMemo } from 'react';
import { ApiError } from '@puente/client/api-error';
import { AppLoadError, chunkFailure } from '@puente/federation/runtime';
import { useRouteError } from '@puente/platform/router';
import { reportError } from '../errors/report.ts';
import { usePlace } from '../routing/place.ts';
import { Forbidden } from './Forbidden.tsx';
import { NotFound } from './NotFound.tsx';
import { Offline } from './Offline.tsx';
import { OutletPage } from './OutletPage.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useRetry } from './use-retry.ts';

/** In the place of a page that could not be loaded or broke: the frame and every other page go on working. */
export function PageError() {
  const error = useRouteError();
  // As it was when the error came: the network is back before the page is.
  const offline = useMemo(() => !navigator.onLine && isUnanswered(error), [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error instanceof ApiError && error.status === 403) return <Forbidden error={error} />;
  if (offline) return <Offline error={error} />;
  return <Unavailable error={error} />;
}

/** A file or a call failed for lack of a network: the page is not at fault. */
const isUnanswered = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 0) ||
  error instanceof AppLoadError ||
  chunkFailure(error) !== undefined;

function Unavailable({ error }: { error: unknown }) {
  const retrying = useRetry(error);
  // Reported once for each error, however often this renders.
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

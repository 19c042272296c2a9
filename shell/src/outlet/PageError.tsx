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

/** Error boundary of pages, for pages that fail to load or render. The frame and all other pages keep working. */
export function PageError() {
  const error = useRouteError();
  // State at the time of the error: the network may be back before the page is.
  const offline = useMemo(() => !navigator.onLine && isUnanswered(error), [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error instanceof ApiError && error.status === 403) return <Forbidden error={error} />;
  if (offline) return <Offline error={error} />;
  return <Unavailable error={error} />;
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

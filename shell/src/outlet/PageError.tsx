import { ApiError } from '@puente/client/api-error';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { needsReload } from '@puente/federation/runtime';
import { href } from '@puente/platform/links';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { useErrorReport } from './error-report.ts';

/** In the place of a page that could not be loaded or broke: the frame and every other page go on working. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  const reference = useErrorReport(error);
  usePageTitle('Página no disponible');
  useReady(true);

  const retry = () => {
    if (needsReload(error)) window.location.reload();
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };

  return (
    <Container>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          icon="warning"
          title="Esta parte no está disponible ahora"
          action={
            <Cluster justify="center">
              <Button icon="refresh" busy={busy} onClick={retry}>
                Reintentar
              </Button>
              <ButtonLink href={href('home')} variant="secondary">
                Ir al inicio
              </ButtonLink>
            </Cluster>
          }
        >
          {error instanceof ApiError ? error.message : 'No hemos podido cargar la página. El resto del sitio sigue funcionando.'}{' '}
          Si se repite, indica la referencia {reference}.
        </EmptyState>
      </div>
    </Container>
  );
}

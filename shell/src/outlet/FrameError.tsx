import { useEffect, useMemo } from 'react';
import { brand } from '@puente/contract/brand';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { useRouteError } from '@puente/platform/router';
import { reportError } from '../errors/report.ts';

/** Fallback when the frame itself breaks: otherwise the window would be empty. */
export function FrameError() {
  const error = useRouteError();
  const reference = useMemo(() => reportError(error, 'render'), [error]);
  useEffect(() => {
    document.title = `Algo ha fallado · ${brand.name}`;
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <EmptyState
          headingLevel={1}
          icon="warning"
          title="Algo ha fallado"
          action={
            <Button icon="refresh" onClick={() => window.location.reload()}>
              Recargar la página
            </Button>
          }
        >
          {`Recárgala para seguir. Si se repite, indica la referencia ${reference}.`}
        </EmptyState>
      </Container>
    </main>
  );
}

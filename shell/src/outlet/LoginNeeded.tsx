import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { askLogin, useReady } from '@puente/platform/ui';

/** Message behind the login modal, on a page that needs a session. */
export function LoginNeeded() {
  useReady(true);
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon="user"
        title="Inicia sesión para ver esta página"
        action={
          <Cluster justify="center">
            <Button onClick={askLogin}>Iniciar sesión</Button>
            <ButtonLink href={href('register')} variant="secondary">
              Crear cuenta
            </ButtonLink>
          </Cluster>
        }
      >
        Es para quienes tienen una cuenta. Crear una es gratis y se tarda dos minutos.
      </EmptyState>
    </Container>
  );
}

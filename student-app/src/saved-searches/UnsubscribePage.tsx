import { useLayoutEffect, useRef } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import { stopAlertMails } from '@puente/client/alerts';
import { unsubscribe } from '@puente/client/saved-searches';
import { alertKinds, type AlertKind } from '@puente/contract/constants/alert-kinds';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useMutation } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { showToast, useReady } from '@puente/platform/ui';

/**
 * /avisos/baja?token=…: the link at the end of a mail stops the mails of its search (`alerts=`: those of one kind to a person of
 * an organisation), without a login. Only the button stops them: programs that look at the links of a mail open this page, too,
 * and run its scripts. Pressed again, it says the same.
 */
export default function UnsubscribePage() {
  const [address] = useSearchParams();
  const alerts = address.get('alerts');
  const token = alerts ?? address.get('token') ?? '';
  const manage = alerts === null ? <SearchesLink /> : <AlertsLink />;
  const words = useRef<HTMLDivElement>(null);
  const stopping = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      alerts === null
        ? saidOfSearch((await unsubscribe(token)).name)
        : saidOfAlerts(await stopAlertMails(token)),
    onError: (error) => {
      if (isWrongLink(error)) return;
      showToast({ tone: 'danger', message: `No hemos podido cancelar los avisos. ${messageOf(error)}` });
    },
  });
  const isOver = stopping.isSuccess || isWrongLink(stopping.error);
  // The button goes with the question: reading goes on at what stands in its place.
  useLayoutEffect(() => {
    if (isOver) words.current?.focus();
  }, [isOver]);
  useReady(true);
  return (
    <Container width="text">
      <div ref={words} tabIndex={-1}>
        {content()}
      </div>
    </Container>
  );

  function content() {
    if (stopping.isSuccess) {
      return (
        <EmptyState headingLevel={1} icon="check" title="Hecho: ya no recibirás estos avisos" action={manage}>
          {stopping.data}
        </EmptyState>
      );
    }
    if (isWrongLink(stopping.error)) {
      return (
        <EmptyState headingLevel={1} icon="warning" title="Este enlace no es válido" action={manage}>
          {messageOf(stopping.error)}
        </EmptyState>
      );
    }
    return (
      <EmptyState
        headingLevel={1}
        icon="bell"
        title="¿Dejar de recibir estos avisos?"
        action={
          <Cluster gap={3}>
            <Button busy={stopping.isPending} onClick={() => stopping.mutate()}>
              Dejar de recibirlos
            </Button>
            {manage}
          </Cluster>
        }
      >
        {alerts === null
          ? 'No te escribiremos más sobre esta búsqueda. Seguirá guardada en tu perfil.'
          : 'No te escribiremos más correos de este tipo. Los seguirás viendo en tus avisos.'}
      </EmptyState>
    );
  }
}

const isWrongLink = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'UnsubscribeLinkInvalid';

const saidOfSearch = (name: string | null): string =>
  name === null
    ? 'La búsqueda ya no existe, así que no te escribiremos más sobre ella.'
    : `No te escribiremos más sobre «${name}». La búsqueda sigue en tu perfil, por si quieres volver a activarla.`;

const saidOfAlerts = ({ kind }: { kind: AlertKind }): string =>
  `No te escribiremos más correos de este tipo: «${alertKinds[kind].label}». Los seguirás viendo en tus avisos.`;

const SearchesLink = () => (
  <ButtonLink href={href('profile', {}, { section: 'projects' })} variant="secondary">
    Ver mis búsquedas guardadas
  </ButtonLink>
);

const AlertsLink = () => (
  <ButtonLink href={href('organizationAlerts')} variant="secondary">
    Elegir de qué me avisáis
  </ButtonLink>
);

import { ApiError, messageOf } from '@puente/client/api-error';
import { stopAlertMails } from '@puente/client/alerts';
import { unsubscribe } from '@puente/client/saved-searches';
import { alertKinds, type AlertKind } from '@puente/contract/constants/alert-kinds';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';

/**
 * /avisos/baja?token=…: the link at the end of a mail stops the mails of its search (`alerts=`: those of one kind to a person of
 * an organisation), without a login. Opened again, it says the same. A mail program that only looks at the link stops nothing,
 * since it runs no script.
 */
export default function UnsubscribePage() {
  const [address] = useSearchParams();
  const alerts = address.get('alerts');
  const token = alerts ?? address.get('token') ?? '';
  // Asking twice does the same as asking once: so it is a question, which is asked again when the network comes back.
  const stopped = useQuery({
    queryKey: ['unsubscribe', alerts === null ? 'search' : 'alerts', token],
    queryFn: async () =>
      alerts === null
        ? saidOfSearch((await unsubscribe(token)).name)
        : saidOfAlerts(await stopAlertMails(token)),
  });
  const manage = alerts === null ? <SearchesLink /> : <AlertsLink />;
  useReady(!stopped.isPending);
  return <Container width="text">{content()}</Container>;

  function content() {
    if (stopped.isPending) {
      return (
        <>
          <VisuallyHidden role="status">Un momento: estamos cancelando los avisos</VisuallyHidden>
          <Skeleton shape="title" />
        </>
      );
    }
    if (stopped.isError) {
      const isWrongLink =
        stopped.error instanceof ApiError && stopped.error.code === 'UnsubscribeLinkInvalid';
      return isWrongLink ? (
        <EmptyState headingLevel={1} icon="warning" title="Este enlace no es válido" action={manage}>
          {messageOf(stopped.error)}
        </EmptyState>
      ) : (
        <Retry
          place="page"
          title="No hemos podido cancelar los avisos"
          message={messageOf(stopped.error)}
          busy={stopped.isFetching}
          onRetry={() => void stopped.refetch()}
        />
      );
    }
    return (
      <EmptyState headingLevel={1} icon="check" title="Hecho: ya no recibirás estos avisos" action={manage}>
        {stopped.data}
      </EmptyState>
    );
  }
}

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

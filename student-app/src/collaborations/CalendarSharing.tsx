import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { calendarFeedQuery, makeCalendarAddress, stopCalendar } from '@puente/client/calendar-feed';
import { Button } from '@puente/design-system/button';
import { TextField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { dayOf } from '@puente/design-system/project';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { copyText } from '@puente/platform/sharing';
import { showToast } from '@puente/platform/ui';

/** Private address of the user's calendar, to subscribe to with a calendar program. */
export function CalendarSharing() {
  const queryClient = useQueryClient();
  const feed = useQuery(calendarFeedQuery());
  const { queryKey } = calendarFeedQuery();
  const [address, setAddress] = useState<string | null>(null);
  const making = useMutation({
    mutationFn: makeCalendarAddress,
    onSuccess: (made) => {
      setAddress(made.address);
      queryClient.setQueryData(queryKey, { since: made.since });
    },
  });
  const stopping = useMutation({
    mutationFn: stopCalendar,
    onSuccess: () => {
      setAddress(null);
      queryClient.setQueryData(queryKey, { since: null });
      showToast({ tone: 'success', message: 'Tu calendario ya no se comparte.' });
    },
  });
  const { error } = making.isError ? making : stopping;
  return (
    <Stack as="section" gap={4} aria-labelledby="calendar-sharing">
      <Heading level={2} size="sm" id="calendar-sharing">
        En tu calendario
      </Heading>
      <Text>
        Suscríbete con Google Calendar, Outlook o el calendario de tu móvil y verás ahí las fechas de tus
        colaboraciones, sus hitos y tus entrevistas.
      </Text>
      <QueryState
        query={stateOf(feed)}
        skeleton={<Skeleton lines={1} />}
        failed="No hemos podido saber si compartes tu calendario"
      >
        {({ since }) =>
          since === null ? (
            <Cluster>
              <Button
                variant="secondary"
                icon="calendar"
                busy={making.isPending}
                onClick={() => making.mutate()}
              >
                Suscribirse al calendario
              </Button>
            </Cluster>
          ) : (
            <>
              {address === null ? (
                <Text size="sm" tone="muted">
                  {`Tu calendario tiene una dirección desde el ${dayOf(since)}. Por seguridad no la guardamos: si la necesitas otra vez, renuévala.`}
                </Text>
              ) : (
                <Address address={address} />
              )}
              <Cluster>
                <Button variant="secondary" size="sm" busy={making.isPending} onClick={() => making.mutate()}>
                  Renovar dirección
                </Button>
                <Button variant="quiet" size="sm" busy={stopping.isPending} onClick={() => stopping.mutate()}>
                  Dejar de compartir
                </Button>
              </Cluster>
              <Text size="sm" tone="muted">
                Al renovarla, la dirección anterior deja de funcionar.
              </Text>
            </>
          )
        }
      </QueryState>
      {error !== null && (
        <Notice tone="danger" live title="No hemos podido cambiar la dirección">
          {explained(error)}
        </Notice>
      )}
    </Stack>
  );
}

/** The address, which is shown until the page is left. */
function Address({ address }: { address: string }) {
  const copy = () =>
    copyText(address, {
      done: 'Dirección copiada.',
      refused: 'Tu navegador no ha dejado copiarla. Selecciónala y cópiala.',
    });
  return (
    <>
      <TextField
        label="Dirección de tu calendario"
        hint="Es privada: quien la tenga verá estas fechas. Cópiala ahora, porque no volveremos a mostrarla."
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Cluster>
        <Button variant="primary" size="sm" onClick={() => void copy()}>
          Copiar la dirección
        </Button>
        <ButtonLink variant="secondary" size="sm" href={address.replace(/^https?:/, 'webcal:')}>
          Abrir en mi calendario
        </ButtonLink>
      </Cluster>
    </>
  );
}

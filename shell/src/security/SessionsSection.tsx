import { useState } from 'react';
import { explained } from '@puente/client/api-error';
import { endSession, sessionQueries } from '@puente/client/sessions';
import type { Session } from '@puente/contract/entities/session';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Cluster } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { retryOf, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { dayOf } from './dates.ts';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';
import styles from './Security.module.css';
import { ownSessions } from './security-data.ts';

/** Active sessions of the user, which they can end. The current session ends by logging out. */
export function SessionsSection() {
  const sessions = useQuery(ownSessions());
  const queries = useQueryClient();
  const [ending, setEnding] = useState<readonly Session[] | null>(null);
  const [busy, setBusy] = useState(false);
  const others = (sessions.data ?? []).filter(({ current }) => !current);

  const end = async (chosen: readonly Session[]) => {
    setBusy(true);
    try {
      for (const { id } of chosen) await endSession(id);
      const message = chosen.length === 1 ? 'La sesión está cerrada.' : 'Las otras sesiones están cerradas.';
      showToast({ tone: 'success', message });
    } catch (error) {
      showToast({ tone: 'danger', message: explained(error) });
    }
    await queries.invalidateQueries({ queryKey: sessionQueries.key });
    setBusy(false);
    setEnding(null);
  };

  return (
    <Section title="Sesiones abiertas" lead="Los dispositivos en los que has iniciado sesión.">
      {sessions.isPending && <Skeleton />}
      {sessions.error && (
        <Retry place="section" title="No hemos podido cargar tus sesiones" {...retryOf(sessions)} />
      )}
      <ul className={styles.rows}>
        {sessions.data?.map((session) => (
          <Row
            key={session.id}
            title={
              <Cluster gap={2}>
                <span>{deviceOf(session)}</span>
                {session.current && <Chip tone="success">Este dispositivo</Chip>}
              </Cluster>
            }
            detail={`Abierta el ${dayOf(session.openedAt)}.`}
          >
            {!session.current && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Cerrar la sesión de ${deviceOf(session)}`}
                onClick={() => setEnding([session])}
              >
                Cerrar
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button variant="secondary" onClick={() => setEnding(others)}>
            Cerrar las demás sesiones
          </Button>
        </div>
      )}
      {sessions.data && others.length === 0 && <Text size="sm">No hay ninguna más.</Text>}
      <ConfirmDialog
        open={ending !== null}
        title={ending?.length === 1 ? '¿Cerrar esa sesión?' : '¿Cerrar las demás sesiones?'}
        confirmLabel={ending?.length === 1 ? 'Cerrar la sesión' : 'Cerrar las demás'}
        busy={busy}
        onCancel={() => setEnding(null)}
        onConfirm={() => void end(ending ?? [])}
      >
        Para volver a entrar allí habrá que iniciar sesión.
      </ConfirmDialog>
    </Section>
  );
}

const deviceOf = ({ browser, system }: Session): string => {
  if (browser === null) return 'Navegador desconocido';
  return system === null ? browser : `${browser} en ${system}`;
};

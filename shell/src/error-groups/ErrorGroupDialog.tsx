import { messageOf } from '@puente/client/api-error';
import { errorGroupQueries, solveErrorGroup } from '@puente/client/error-groups';
import { errorPhaseWords } from '@puente/contract/constants/error-reports';
import { counted } from '@puente/contract/counted';
import type { ErrorGroup, ErrorGroupDetail } from '@puente/contract/entities/error-group';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { DescriptionList } from '@puente/design-system/description-list';
import { Dialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { ScrollTable } from '@puente/design-system/scroll-table';
import { Text } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { momentOf } from '../staff-acts/act-words.ts';
import { errorName, stateWords } from './error-words.ts';
import styles from './ErrorGroups.module.css';

interface ErrorGroupDialogProps {
  group: ErrorGroup;
  onChange: (group: ErrorGroup) => void;
  onVersion: (version: string) => void;
  onClose: () => void;
}

/** Dialog of a group of errors: where, in which versions, and the latest reports. Marks it as solved, or as open again. */
export function ErrorGroupDialog({ group, onChange, onVersion, onClose }: ErrorGroupDialogProps) {
  const queries = useQueryClient();
  const detail = useQuery(errorGroupQueries.one(group.id));
  const isSolved = group.state === 'solved';
  const solving = useMutation({
    mutationFn: () => solveErrorGroup(group.id, !isSolved),
    onSuccess: async (changed) => {
      onChange(changed);
      showToast({
        tone: 'success',
        message: isSolved ? 'El error vuelve a estar abierto.' : 'Error marcado como resuelto.',
      });
      await queries.invalidateQueries({ queryKey: errorGroupQueries.key });
    },
  });
  const { state } = group;
  return (
    <Dialog
      open
      size="lg"
      title={errorName(group)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button busy={solving.isPending} onClick={() => solving.mutate()}>
            {isSolved ? 'Volver a abrir' : 'Marcar como resuelto'}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {solving.error && (
          <Notice tone="danger" live>
            {messageOf(solving.error)}
          </Notice>
        )}
        <DescriptionList
          items={[
            {
              term: 'Estado',
              description: <Chip tone={stateWords[state].tone}>{stateWords[state].label}</Chip>,
            },
            ...(group.solvedAt === null ? [] : [{ term: 'Resuelto', description: momentOf(group.solvedAt) }]),
            { term: 'Aplicación', description: group.app },
            { term: 'Página', description: group.route ?? 'No se sabe' },
            { term: 'Cuándo falla', description: errorPhaseWords[group.phase] },
            { term: 'Avisos', description: counted(group.reports, 'aviso', 'avisos') },
            { term: 'Primer aviso', description: momentOf(group.firstSeenAt) },
            { term: 'Último aviso', description: momentOf(group.lastSeenAt) },
          ]}
        />
        {!isSolved && (
          <Text size="sm" tone="muted">
            Si una versión posterior vuelve a avisar de un error resuelto, se abre otra vez.
          </Text>
        )}
        <QueryState query={stateOf(detail)} failed="No hemos podido cargar los avisos" headingLevel={3}>
          {(found) => <Reports found={found} onVersion={onVersion} />}
        </QueryState>
      </Stack>
    </Dialog>
  );
}

function Reports({
  found: { versions, places, latest },
  onVersion,
}: { found: ErrorGroupDetail } & Pick<ErrorGroupDialogProps, 'onVersion'>) {
  return (
    <>
      <Stack as="section" gap={3} aria-labelledby="error-versions">
        <Heading level={3} size="sm" id="error-versions">
          Versiones
        </Heading>
        <Stack as="ul" gap={2}>
          {versions.map(({ version, reports }) => (
            <li key={version}>
              <Button size="sm" variant="quiet" onClick={() => onVersion(version)}>
                {`${version}: ${counted(reports, 'aviso', 'avisos')}`}
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
      {places.length > 0 && (
        <Stack as="section" gap={3} aria-labelledby="error-places">
          <Heading level={3} size="sm" id="error-places">
            Lugares en el código publicado
          </Heading>
          <Stack as="ul" gap={2} className={styles.places}>
            {places.map(({ at, reports }) => (
              <li key={at}>
                <code>{at}</code>
                {` (${reports})`}
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <Stack as="section" gap={3} aria-labelledby="error-latest">
        <Heading level={3} size="sm" id="error-latest">
          Últimos avisos
        </Heading>
        <ScrollTable
          label="Tabla de los últimos avisos"
          head={
            <tr>
              <th scope="col">Referencia</th>
              <th scope="col">Cuándo</th>
              <th scope="col">Versión</th>
              <th scope="col">Lugar</th>
            </tr>
          }
        >
          {latest.map(({ reference, createdAt, version, at }, index) => (
            // Browsers choose references: two may be equal.
            <tr key={index}>
              <th scope="row" data-brief>
                {reference}
              </th>
              <td>{momentOf(createdAt)}</td>
              <td>{version}</td>
              <td>{at ?? '—'}</td>
            </tr>
          ))}
        </ScrollTable>
        <Text size="sm" tone="muted">
          {`Quien programa encuentra la línea con «npm run trace -- ${latest[0]?.reference ?? 'REFERENCIA'}».`}
        </Text>
      </Stack>
    </>
  );
}

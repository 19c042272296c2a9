import { type MergeKind, mergeKindWords } from '@puente/contract/constants/merges';
import { counted } from '@puente/contract/counted';
import type { Merge } from '@puente/contract/entities/merge';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { notReturnedLines } from '@puente/contract/merge-words';
import { relativeTime } from '@puente/contract/relative-time';
import { Button } from '@puente/design-system/button';
import { type DataColumn, DataTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { shortMoment } from '../../dates.ts';
import styles from '../Staff.module.css';
import { mergePage, mergeSearch } from './merge-search.ts';

const undoing = () => import(/* webpackChunkName: "staffDecision" */ './UndoDialog.tsx');

const nameOf = ({ from }: Merge) => from.name;
/** Page of each kind of record. The catalogue has no page for one entry: its list is searched for the name. */
const pageOf = {
  organization: ({ id }) => href('staffOrganization', { id: ids.organization.parse(id) }),
  account: ({ id }) => href('staffPerson', { id: ids.user.parse(id) }),
  university: ({ name }) => href('staffUniversities', {}, { q: name }),
  degree: ({ name }) => href('staffDegrees', {}, { q: name }),
} as const satisfies Record<MergeKind, (one: Merge['from']) => string>;

const columns: readonly DataColumn<Merge>[] = [
  { id: 'from', label: 'La que se fusionó', cell: nameOf },
  { id: 'kind', label: 'Qué es', brief: true, cell: ({ kind }) => mergeKindWords[kind] },
  {
    id: 'into',
    label: 'La que queda',
    cell: ({ kind, into }) => <Link href={pageOf[kind](into)}>{into.name}</Link>,
  },
  {
    id: 'merged',
    label: 'Fusionada',
    cell: ({ mergedAt, mergedBy }) =>
      `${relativeTime(mergedAt)}, por ${mergedBy ?? 'alguien que ya no está'}`,
  },
  { id: 'state', label: 'Estado', cell: (merge) => <MergeState merge={merge} /> },
];

function MergeState({ merge }: { merge: Merge }) {
  const { kind, from, undoUntil, undoneAt, undoneBy } = merge;
  if (undoneAt === null) return `Se puede deshacer hasta el ${shortMoment(undoUntil)}`;
  const left = notReturnedLines(merge);
  return (
    <Stack gap={1}>
      <span>
        {`Deshecha ${relativeTime(undoneAt)}, por ${undoneBy ?? 'alguien que ya no está'}. `}
        <Link href={pageOf[kind](from)}>{`Ver ${from.name}`}</Link>
      </span>
      {left.length > 0 && (
        <>
          <span>No ha podido volver:</span>
          <ul className={styles.points}>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

/** Merges of accounts are undone by administrators. */
function UndoButton({ merge }: { merge: Merge }) {
  const user = useUser();
  const { Dialog, isOpen, close, button } = useDialogOnPress(undoing);
  if (merge.kind === 'account' && user?.staffRole !== 'administrator') return null;
  return (
    <>
      <Button variant="secondary" size="sm" {...button}>
        Deshacer
        <VisuallyHidden>{` la fusión de ${merge.from.name}`}</VisuallyHidden>
      </Button>
      {Dialog && isOpen && <Dialog merge={merge} onClose={close} />}
    </>
  );
}

const rowActions = (merge: Merge) => (merge.undoneAt === null ? <UndoButton merge={merge} /> : null);

/** /staff/fusiones: merges of the last days, which can be undone. */
export default function StaffMergesPage() {
  const { controls, table } = useTableSearch(mergeSearch);
  const merges = useQuery(mergePage(controls.search));
  useReady(!merges.isPending);

  return (
    <Container>
      <Stack gap={6}>
        <PageHeader
          title="Fusiones"
          lead={`Organizaciones, cuentas, universidades y titulaciones que estaban dos veces y ahora son una. Cada fusión se puede deshacer durante ${limits.merge.days} días. Para fusionar otras, abre la página de una de ellas, o el catálogo de estudios.`}
        />
        <DataTable
          {...table}
          caption="Fusiones de los últimos días"
          count={(total) => counted(total, 'fusión', 'fusiones')}
          failed="No hemos podido cargar las fusiones"
          columns={columns}
          query={stateOf(merges)}
          busy={merges.isPlaceholderData}
          nameOf={nameOf}
          rowActions={rowActions}
          empty={
            <EmptyState icon="check" title="Ninguna fusión en los últimos días">
              Cuando fusiones dos de lo mismo, aquí puedes deshacerlo.
            </EmptyState>
          }
        />
      </Stack>
    </Container>
  );
}

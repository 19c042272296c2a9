import { messageOf } from '@puente/client/api-error';
import { awardQueries, decideEntry } from '@puente/client/awards';
import { judgedUntil } from '@puente/contract/constants/awards';
import { counted } from '@puente/contract/counted';
import type { AwardEdition, JudgedEntry } from '@puente/contract/entities/award';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useMutation, useQuery } from '@puente/platform/query';
import { momentWords } from '../awards/moment-words.ts';
import styles from './EntriesDialog.module.css';

interface EntriesDialogProps {
  edition: AwardEdition;
  onDecided: () => Promise<void>;
  onClose: () => void;
}

/** Works of an edition by category, and who wins. Nobody else knows before the announcement. */
export function EntriesDialog({ edition, onDecided, onClose }: EntriesDialogProps) {
  const entries = useQuery(awardQueries.entries(edition.id));
  const deciding = useMutation({
    mutationFn: async ({ id, winner }: JudgedEntry) => {
      await decideEntry(id, !winner);
      await onDecided();
    },
  });
  const now = new Date();

  return (
    <Dialog
      open
      title={`Trabajos de «${edition.name}»`}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>
          {new Date(edition.announcedAt) <= now
            ? 'Los premios ya son públicos: un cambio se ve enseguida.'
            : `Los premios son públicos desde el ${momentWords(edition.announcedAt, now)}. Hasta entonces solo los ve el equipo.`}
        </Text>
        <Text>
          {new Date(judgedUntil(edition)) <= now
            ? 'Van por la media del jurado, de más a menos. La dispersión dice cuánto difieren sus personas.'
            : `Los puntos del jurado se ven desde el ${momentWords(judgedUntil(edition), now)}.`}
        </Text>
        {deciding.error && (
          <Notice tone="danger" live title="No hemos podido guardar el premio">
            {messageOf(deciding.error)}
          </Notice>
        )}
        <QueryState
          query={stateOf(entries)}
          skeleton={<SkeletonList count={2} />}
          failed="No hemos podido cargar los trabajos"
          empty={<Text tone="muted">Todavía no participa ningún trabajo.</Text>}
        >
          {(all) => (
            <Stack gap={5}>
              {edition.categories.map(({ id, name }) => {
                const own = all.filter(({ category }) => category === id).toSorted(byMean);
                return (
                  <Stack as="section" gap={2} key={id} aria-labelledby={`category-${id}`}>
                    <Heading level={3} size="sm" id={`category-${id}`}>
                      {`${name}: ${counted(own.length, 'trabajo', 'trabajos')}`}
                    </Heading>
                    <ul data-plain="" className={styles.entries}>
                      {own.map((entry) => (
                        <li key={entry.id} className={styles.entry}>
                          <span className={styles.words}>
                            <Link href={href('work', { id: entry.work.id })}>{entry.work.title}</Link>
                            {entry.work.author !== null && <span>{` · ${entry.work.author}`}</span>}
                            <Points entry={entry} />
                          </span>
                          <Button
                            size="sm"
                            variant={entry.winner ? 'primary' : 'secondary'}
                            {...(entry.winner && { icon: 'star' })}
                            aria-pressed={entry.winner}
                            busy={deciding.isPending && deciding.variables.id === entry.id}
                            onClick={() => deciding.mutate(entry)}
                          >
                            Premiado
                            <VisuallyHidden>{` «${entry.work.title}»`}</VisuallyHidden>
                          </Button>
                        </li>
                      ))}
                    </ul>
                  </Stack>
                );
              })}
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Dialog>
  );
}

/** Best mean first; entries without points stay in the order in which they came. */
const byMean = (one: JudgedEntry, other: JudgedEntry): number =>
  (other.scores?.mean ?? -1) - (one.scores?.mean ?? -1);

const points = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** Mean and spread of the jury, and what each member has said. */
function Points({ entry: { scores, work } }: { entry: JudgedEntry }) {
  if (!scores) return null;
  const { mean, spread, jurors } = scores;
  return (
    <Stack gap={1}>
      <Text size="sm">
        {`Media ${points.format(mean)} · dispersión ${points.format(spread)} · ${counted(jurors.length, 'persona', 'personas')}`}
      </Text>
      <Disclosure
        summary={
          <>
            Qué dice el jurado
            <VisuallyHidden>{` de «${work.title}»`}</VisuallyHidden>
          </>
        }
      >
        <ul>
          {jurors.map((juror, index) => (
            <li key={index}>
              {`${juror.name}: ${points.format(juror.mean)}${juror.comment === '' ? '' : `. ${juror.comment}`}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}

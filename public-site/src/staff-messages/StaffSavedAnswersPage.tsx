import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { removeSavedAnswer, savedAnswerQueries } from '@puente/client/saved-answers';
import type { SavedAnswer } from '@puente/contract/entities/contact-message';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { PlainText } from '@puente/design-system/plain-text';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { SavedAnswerDialog } from './SavedAnswerDialog.tsx';
import styles from './StaffMessages.module.css';

/** /staff/respuestas: texts that the team keeps for its answers. All of the team share and edit them. */
export default function StaffSavedAnswersPage() {
  const answers = useQuery(savedAnswerQueries.all());
  const [edited, setEdited] = useState<SavedAnswer | 'new' | null>(null);
  const [removed, setRemoved] = useState<SavedAnswer | null>(null);
  useReady(!answers.isPending);
  return (
    <Container>
      <Stack gap={6}>
        <Link href={href('staffMessages')}>Volver a los mensajes</Link>
        <PageHeader
          title="Respuestas guardadas"
          lead="Textos que el equipo usa a menudo. Los comparte y los cambia todo el equipo."
          actions={
            <Button icon="plus" aria-haspopup="dialog" onClick={() => setEdited('new')}>
              Añadir respuesta
            </Button>
          }
        />
        <QueryState
          query={stateOf(answers)}
          skeleton={<SkeletonList count={3} />}
          failed="No hemos podido cargar las respuestas"
          empty={
            <EmptyState icon="mail" title="Todavía no hay ninguna">
              Guarda lo que escribes a menudo, y al responder lo insertas con un clic.
            </EmptyState>
          }
        >
          {(all) => (
            <Stack as="ul" gap={4}>
              {all.map((answer) => (
                <li key={answer.id}>
                  <AnswerCard
                    answer={answer}
                    onEdit={() => setEdited(answer)}
                    onRemove={() => setRemoved(answer)}
                  />
                </li>
              ))}
            </Stack>
          )}
        </QueryState>
      </Stack>
      {edited !== null && (
        <SavedAnswerDialog answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed !== null && <RemoveDialog answer={removed} onClose={() => setRemoved(null)} />}
    </Container>
  );
}

interface AnswerCardProps {
  answer: SavedAnswer;
  onEdit: () => void;
  onRemove: () => void;
}

function AnswerCard({ answer: { name, text }, onEdit, onRemove }: AnswerCardProps) {
  return (
    <Card as="div">
      <Stack gap={3} className={styles.text}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        <PlainText text={text} />
        <Cluster gap={2}>
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Cambiar ${name}`}
            onClick={onEdit}
          >
            Cambiar
          </Button>
          <Button variant="quiet" size="sm" aria-label={`Eliminar ${name}`} onClick={onRemove}>
            Eliminar
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function RemoveDialog({ answer: { id, name }, onClose }: { answer: SavedAnswer; onClose: () => void }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeSavedAnswer(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: savedAnswerQueries.all().queryKey });
      onClose();
      showToast({ tone: 'success', message: `Hemos eliminado «${name}».` });
    },
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`¿Eliminar «${name}»?`}
      confirmLabel="Eliminar la respuesta"
      busy={removing.isPending}
      failure={removing.error && messageOf(removing.error)}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    >
      Deja de estar para todo el equipo. Las respuestas que ya se enviaron no cambian.
    </ConfirmDialog>
  );
}

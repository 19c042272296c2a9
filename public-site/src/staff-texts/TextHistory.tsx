import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { staffTextQueries } from '@puente/client/staff-texts';
import type { TextVersion } from '@puente/contract/entities/staff-text';
import type { TextVersionId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { DescriptionList } from '@puente/design-system/description-list';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { QueryState, type QueryStateProps } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { isOutdated } from '@puente/platform/forms';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { momentWords } from './moment-words.ts';
import styles from './StaffTexts.module.css';

interface TextHistoryProps<Field extends string, Values> {
  /** Saved states, newest first. */
  query: QueryStateProps<TextVersion<Field, Values>[]>['query'];
  /** Name of each field within a sentence. */
  words: Readonly<Record<Field, string>>;
  /** Value of a field in words; '' for none. */
  valueOf: (values: Values, field: Field) => string;
  /** Words for the fields that stay as they are: 'Su dirección y su publicación no cambian'. */
  stays: string;
  /** Brings a version back, and fills the page with the text. */
  onRestore: (version: TextVersionId) => Promise<void>;
  /** A colleague has saved since the page was loaded. */
  onOutdated: () => void;
}

/** Saved states of a text: when, by whom, what changed, and a way back to each. */
export function TextHistory<Field extends string, Values>({
  query,
  words,
  valueOf,
  stays,
  onRestore,
  onOutdated,
}: TextHistoryProps<Field, Values>) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<TextVersion<Field, Values> | null>(null);
  const restoring = useMutation({
    mutationFn: ({ id }: TextVersion<Field, Values>) => onRestore(id),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: staffTextQueries.key });
      setChosen(null);
      showToast({ tone: 'success', message: 'Hemos recuperado esa versión.' });
    },
    onError: (error) => {
      if (isOutdated(error)) onOutdated();
    },
  });
  const row = (version: TextVersion<Field, Values>, isCurrent: boolean) => {
    const { savedAt, who, changed, values } = version;
    const when = momentWords(savedAt);
    return (
      <Stack gap={2}>
        <Cluster gap={3}>
          <Text>
            <strong>{when}</strong>
            {who === null ? '' : `, ${who}`}
          </Text>
          {isCurrent ? (
            <Text size="sm" tone="muted">
              La de ahora
            </Text>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Restaurar la versión del ${when}`}
              onClick={() => {
                restoring.reset();
                setChosen(version);
              }}
            >
              Restaurar
            </Button>
          )}
        </Cluster>
        <Text size="sm" tone="muted">
          {changed.length === 0
            ? 'Primera versión.'
            : `Cambió: ${listed(changed.map((field) => words[field]))}.`}
        </Text>
        <Disclosure summary={`Qué decía el ${when}`}>
          <DescriptionList
            items={(changed.length > 0 ? changed : fieldsOf(words)).map((field) => ({
              term: words[field],
              description: <div className={styles.value}>{valueOf(values, field) || 'Nada'}</div>,
            }))}
          />
        </Disclosure>
      </Stack>
    );
  };

  return (
    <Stack as="section" gap={3} aria-labelledby="text-history">
      <Heading level={2} id="text-history">
        Historial
      </Heading>
      <QueryState
        query={query}
        skeleton={<Skeleton lines={4} />}
        failed="No hemos podido cargar el historial"
      >
        {(versions) =>
          versions.length === 0 ? (
            <Text tone="muted">Cuando guardes un cambio, aquí estará lo que había antes.</Text>
          ) : (
            <ul data-plain="">
              {versions.map((version, index) => (
                <li key={version.id} className={styles.version}>
                  {row(version, index === 0)}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <ConfirmDialog
        open={chosen !== null}
        title="¿Recuperar esta versión?"
        confirmLabel="Recuperarla"
        busy={restoring.isPending}
        failure={restoring.error && messageOf(restoring.error)}
        onConfirm={() => chosen && restoring.mutate(chosen)}
        onCancel={() => setChosen(null)}
      >
        {`El texto vuelve a ser el del ${chosen ? momentWords(chosen.savedAt) : ''}. ${stays}, y la versión de ahora se queda en el historial.`}
      </ConfirmDialog>
    </Stack>
  );
}

const listed = (items: readonly string[]): string => new Intl.ListFormat('es').format(items);

const fieldsOf = <Field extends string>(words: Readonly<Record<Field, string>>): Field[] =>
  Object.keys(words) as Field[];

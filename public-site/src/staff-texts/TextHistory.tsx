import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { staffTextQueries } from '@puente/client/staff-texts';
import type { TextVersion } from '@puente/contract/entities/staff-text';
import type { TextVersionId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { isOutdated } from '@puente/platform/forms';
import { type Asked, useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { momentWords } from './moment-words.ts';
import styles from './StaffTexts.module.css';
import { useVersions } from './use-versions.ts';
import { VersionItem } from './VersionItem.tsx';

interface TextHistoryProps<Field extends string, Values> {
  /** Query for the newest saved states. */
  newest: Asked<TextVersion<Field, Values>[]>;
  readOlder: (before: TextVersionId) => Promise<TextVersion<Field, Values>[]>;
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

/** Saved states of a text: when, by whom, what changed word by word, and a way back to each. */
export function TextHistory<Field extends string, Values>({
  newest,
  readOlder,
  words,
  valueOf,
  stays,
  onRestore,
  onOutdated,
}: TextHistoryProps<Field, Values>) {
  const queryClient = useQueryClient();
  const { state, older, next } = useVersions(newest, readOlder);
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

  return (
    <Stack as="section" gap={3} aria-labelledby="text-history">
      <Heading level={2} id="text-history">
        Historial
      </Heading>
      <QueryState
        query={state}
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
                  <VersionItem
                    version={version}
                    before={versions[index + 1]}
                    isCurrent={index === 0}
                    words={words}
                    valueOf={valueOf}
                    onRestore={() => {
                      restoring.reset();
                      setChosen(version);
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {older.error && (
        <Notice tone="danger" live title="No hemos podido cargar las versiones anteriores">
          {messageOf(older.error)}
        </Notice>
      )}
      {next && (
        <div>
          <Button variant="secondary" busy={older.isPending} onClick={() => older.mutate(next)}>
            Ver versiones anteriores
          </Button>
        </div>
      )}
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

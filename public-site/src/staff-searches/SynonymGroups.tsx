import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { removeSearchSynonym, searchSynonymQueries } from '@puente/client/search-synonyms';
import { counted } from '@puente/contract/counted';
import type { SearchSynonym } from '@puente/contract/entities/search-synonym';
import { fold } from '@puente/contract/text';
import { Button, IconButton } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { EmptyState } from '@puente/design-system/empty-state';
import { TextField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import styles from './StaffSearches.module.css';
import SynonymDialog from './SynonymDialog.tsx';

/** Groups on the page at once. The search narrows the others. */
const mostShown = 50;

/** All groups of synonyms, newest first. */
export function SynonymGroups() {
  const queryClient = useQueryClient();
  const query = searchSynonymQueries.all();
  const groups = useQuery(query);
  const [q, setQ] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<SearchSynonym | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = useMutation({
    mutationFn: ({ id }: SearchSynonym) => removeSearchSynonym(id),
    onSuccess: (_, gone) => {
      queryClient.setQueryData<SearchSynonym[]>(query.queryKey, (known = []) =>
        known.filter(({ id }) => id !== gone.id),
      );
      setLeaving(null);
      // The button that had focus is gone with its row.
      heading.current?.focus();
      showToast({ tone: 'success', message: 'Grupo quitado.' });
    },
  });

  return (
    <Stack as="section" gap={5} aria-labelledby="synonyms">
      <Cluster gap={3} className={styles.head}>
        <Heading level={2} id="synonyms" ref={heading} tabIndex={-1}>
          Sinónimos
        </Heading>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Añadir grupo
        </Button>
      </Cluster>
      <QueryState
        query={stateOf(groups)}
        skeleton={<SkeletonList count={4} />}
        failed="No hemos podido cargar los sinónimos"
        empty={
          <EmptyState title="Todavía no hay sinónimos">
            Un grupo une términos que significan lo mismo: quien busca uno encuentra también los demás.
          </EmptyState>
        }
      >
        {(all) => {
          const found = all.filter(({ terms }) => terms.some((term) => fold(term).includes(fold(q.trim()))));
          const shown = found.toReversed().slice(0, mostShown);
          return (
            <Stack gap={4}>
              <TextField
                label="Buscar un término"
                name="synonym"
                type="search"
                autoComplete="off"
                className={styles.search}
                value={q}
                onChange={({ currentTarget }) => setQ(currentTarget.value)}
              />
              <Text role="status" size="sm" tone="muted">
                {statusOf(found.length, shown.length)}
              </Text>
              <ul data-plain="" className={styles.groups}>
                {shown.map((group) => (
                  <li key={group.id} className={styles.group}>
                    <span className={styles.words}>{group.terms.join(' · ')}</span>
                    <IconButton
                      icon="trash"
                      size="sm"
                      label={`Quitar el grupo de ${group.terms[0] ?? ''}`}
                      aria-haspopup="dialog"
                      onClick={() => {
                        remove.reset();
                        setLeaving(group);
                      }}
                    />
                  </li>
                ))}
              </ul>
            </Stack>
          );
        }}
      </QueryState>
      {isAdding && (
        <SynonymDialog
          words=""
          onSaved={(news) => {
            setAdding(false);
            showToast({ tone: 'success', message: `Grupo guardado. ${news}` });
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title="¿Quitar este grupo?"
        confirmLabel="Quitar el grupo"
        tone="danger"
        busy={remove.isPending}
        failure={remove.error && messageOf(remove.error)}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <Text>
          {`Quien busque ${leaving?.terms.map((term) => `«${term}»`).join(' o ') ?? ''} solo encontrará lo que lleve esas palabras.`}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

function statusOf(found: number, shown: number): string {
  const groups = counted(found, 'grupo', 'grupos');
  return found > shown ? `${groups}, los ${shown} más nuevos aquí: busca para ver otros.` : groups;
}

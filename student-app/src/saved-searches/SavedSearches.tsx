import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { stateOf } from '@puente/platform/query';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** Saved searches of the student, with their name, frequency and a link to the results. */
export function SavedSearches() {
  const { searches, change, remove, put } = useSavedSearches();
  const rename = useDialogOnPress(() => import(/* webpackChunkName: "renameSearch" */ './RenameDialog.tsx'));
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const [leaving, setLeaving] = useState<SavedSearch | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function removeIt({ id }: SavedSearch) {
    remove.mutate(id, {
      onSuccess: () => {
        setLeaving(null);
        heading.current?.focus(); // the button that had focus is gone with its card
      },
    });
  }

  return (
    <Stack as="section" gap={5} aria-labelledby="saved-searches">
      <Heading level={2} id="saved-searches" ref={heading} tabIndex={-1}>
        Búsquedas guardadas
      </Heading>
      <QueryState
        query={stateOf(searches)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar tus búsquedas guardadas"
        empty={<NoSearches />}
      >
        {(known) => (
          <Stack as="ul" gap={4}>
            {known.map((search) => (
              <li key={search.id}>
                <SavedSearchCard
                  search={search}
                  onFrequency={(frequency) => change.mutate({ id: search.id, frequency })}
                  onRename={() => {
                    setRenamed(search);
                    rename.button.onClick();
                  }}
                  onRemove={() => setLeaving(search)}
                />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      {renamed && rename.Dialog && rename.isOpen && (
        <rename.Dialog
          search={searches.data?.find(({ id }) => id === renamed.id) ?? renamed}
          onRenamed={put}
          onClose={rename.close}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`¿Eliminar la búsqueda «${leaving?.name ?? ''}»?`}
        confirmLabel="Eliminar búsqueda"
        tone="danger"
        busy={remove.isPending}
        failure={remove.error && messageOf(remove.error)}
        onConfirm={() => leaving && removeIt(leaving)}
        onCancel={() => {
          setLeaving(null);
          remove.reset();
        }}
      >
        Dejarás de recibir sus avisos.
      </ConfirmDialog>
    </Stack>
  );
}

const NoSearches = () => (
  <EmptyState
    icon="bell"
    headingLevel={3}
    title="No tienes búsquedas guardadas"
    action={<ButtonLink href={href('projects')}>Buscar proyectos</ButtonLink>}
  >
    Pulsa «Avísame» encima de los resultados y te escribiremos cuando haya proyectos nuevos.
  </EmptyState>
);

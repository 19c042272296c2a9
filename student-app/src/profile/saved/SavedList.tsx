import { useId, useRef } from 'react';
import { explained } from '@puente/client/api-error';
import { IconButton } from '@puente/design-system/button';
import { Card, CardActions, CardTitle } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { hasRoute, hrefTo } from '@puente/platform/links';
import { type Asked, retryOf, useMutation, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';

interface SavedRecord<Id extends number> {
  id: Id;
  title: string;
}

interface SavedListProps<Id extends number> {
  title: string;
  /** Route name of a record. Titles link there only if the release set contains the route. */
  route: string;
  /** Query for the saved records. */
  list: Asked<readonly SavedRecord<Id>[]>;
  queryKey: readonly unknown[];
  save: (id: Id, saved: boolean) => Promise<unknown>;
}

/** Saved records of one kind. Renders nothing when there are none. A removed record can be restored. */
export function SavedList<Id extends number>({ title, route, list, queryKey, save }: SavedListProps<Id>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ record, saved }: { record: SavedRecord<Id>; saved: boolean }) => save(record.id, saved),
    onSuccess: (_, { record, saved }) => {
      if (!saved) {
        showToast({
          tone: 'info',
          message: `Has quitado «${record.title}» de guardados.`,
          action: { label: 'Deshacer', onPress: () => mutate({ record, saved: true }) },
        });
        heading.current?.focus(); // the button that had focus goes with its card
      }
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      showToast({ tone: 'danger', message: `No se ha podido cambiar. ${explained(error)}` }),
  });

  if (!list.data && !list.error) return null;
  if (list.data?.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
      <Heading level={2} id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {list.data ? (
        <Grid as="ul">
          {list.data.map((record) => (
            <li key={record.id}>
              <Card interactive={hasRoute(route)}>
                <CardTitle level={3} {...(hasRoute(route) && { href: hrefTo(route, { id: record.id }) })}>
                  {record.title}
                </CardTitle>
                <CardActions>
                  <IconButton
                    icon="bookmark-filled"
                    size="sm"
                    aria-pressed
                    label={`Quitar de guardados: ${record.title}`}
                    onClick={() => mutate({ record, saved: false })}
                  />
                </CardActions>
              </Card>
            </li>
          ))}
        </Grid>
      ) : (
        <Retry place="section" title={`No hemos podido cargar esta lista: ${title}`} {...retryOf(list)} />
      )}
    </Stack>
  );
}

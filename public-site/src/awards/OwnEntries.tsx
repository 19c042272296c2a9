import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { awardQueries, enterWork, withdrawEntry } from '@puente/client/awards';
import { workQueries } from '@puente/client/works';
import type { AwardEdition, AwardEntry } from '@puente/contract/entities/award';
import type { Work } from '@puente/contract/entities/work';
import { ids } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { SelectField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import styles from './OwnEntries.module.css';

/** Works that a student can have published, with room for drafts. */
const mostWorks = 50;

/** The student's published works, each with one click to enter or withdraw it. */
export default function OwnEntries({ edition }: { edition: AwardEdition }) {
  const user = useUser();
  const student = user?.details?.id === undefined ? null : ids.student.parse(user.details.id);
  const works = useQuery({
    ...workQueries.list({
      filters: { student: { $in: student === null ? [] : [student] } },
      pagination: { pageSize: mostWorks },
    }),
    enabled: student !== null,
  });
  const entries = useQuery(awardQueries.own());
  return (
    <Stack as="section" gap={3} aria-labelledby={`own-${edition.id}`}>
      <Heading level={4} id={`own-${edition.id}`}>
        {`Tus trabajos para «${edition.name}»`}
      </Heading>
      <QueryState
        query={stateOf(works)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido cargar tus trabajos"
      >
        {({ data }) => {
          const published = data.filter(({ isDraft, isHidden }) => !isDraft && isHidden !== true);
          if (published.length === 0)
            return <Text tone="muted">Publica antes tu trabajo en el repositorio, y preséntalo aquí.</Text>;
          return (
            <ul data-plain="" className={styles.works}>
              {published.map((work) => (
                <li key={work.id} className={styles.work}>
                  <OwnEntry
                    work={work}
                    edition={edition}
                    entry={entries.data?.find(
                      (entry) => entry.edition === edition.id && entry.work.id === work.id,
                    )}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryState>
    </Stack>
  );
}

interface OwnEntryProps {
  work: Work;
  edition: AwardEdition;
  entry: AwardEntry | undefined;
}

function OwnEntry({ work, edition: { categories }, entry }: OwnEntryProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(categories[0]?.id);
  const changing = useMutation({
    mutationFn: async (enters: boolean) => {
      if (!enters && entry) await withdrawEntry(entry.id);
      if (enters && chosen !== undefined) await enterWork({ work: work.id, category: chosen });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: awardQueries.key }),
        queryClient.invalidateQueries({ queryKey: workQueries.key }),
      ]);
    },
    onSuccess: (_, enters) =>
      showToast({
        tone: 'success',
        message: enters ? `«${work.title}» participa en los premios.` : `«${work.title}» ya no participa.`,
      }),
    onError: (error) => showToast({ tone: 'danger', message: messageOf(error) }),
  });
  const category = entry && categories.find(({ id }) => id === entry.category);

  return (
    <>
      <Stack gap={1} className={styles.words}>
        <span className={styles.title}>{work.title}</span>
        {category && (
          <Text
            size="sm"
            tone="muted"
          >{`Participa en «${category.name}». Puedes retirarlo hasta el cierre.`}</Text>
        )}
      </Stack>
      <Cluster gap={3} align="end">
        {!entry && categories.length > 1 && (
          <SelectField
            label="Categoría"
            name={`category-${work.id}`}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(chosen)}
            onChange={({ currentTarget: { value } }) =>
              setChosen(categories.find(({ id }) => String(id) === value)?.id)
            }
          />
        )}
        <Button
          size="sm"
          variant={entry ? 'secondary' : 'primary'}
          busy={changing.isPending}
          onClick={() => changing.mutate(!entry)}
        >
          <span>{entry ? 'Retirar' : 'Presentar'}</span>
          <VisuallyHidden>{` «${work.title}»`}</VisuallyHidden>
        </Button>
      </Cluster>
    </>
  );
}

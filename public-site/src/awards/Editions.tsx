import { type ComponentType, lazy, Suspense } from 'react';
import type { AwardEdition } from '@puente/contract/entities/award';
import { Card, CardBody, CardTitle } from '@puente/design-system/card';
import { Chips } from '@puente/design-system/details';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Markdown } from '@puente/design-system/markdown';
import { useNow } from '@puente/design-system/now';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { stageOf, stageWords } from './award-stages.ts';

// The page is there without it: a part that cannot be loaded is left out.
const OwnEntries = lazy<ComponentType<{ edition: AwardEdition }>>(() =>
  import(/* webpackChunkName: "ownEntries" */ './OwnEntries.tsx').catch(() => ({ default: () => null })),
);

const JuryNotice = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "jury" */ './JuryNotice.tsx').catch(() => ({ default: () => null })),
);

/** Editions of the awards: until when works are entered, the categories, and who has won. */
export function Editions({ editions }: { editions: readonly AwardEdition[] }) {
  const now = new Date(useNow());
  const user = useUser();
  return (
    <Stack gap={4}>
      {(user?.profileType === 'teacher' || user?.profileType === 'staff') && (
        <Suspense fallback={null}>
          <JuryNotice />
        </Suspense>
      )}
      {editions.map((edition) => {
        const isOpen = stageOf(edition, now) === 'open';
        return (
          <Card key={edition.id}>
            <CardTitle level={3}>{edition.name}</CardTitle>
            <CardBody>
              <Stack gap={4}>
                <Text>{stageWords(edition, now)}</Text>
                {edition.description !== '' && <Markdown text={edition.description} />}
                <Categories edition={edition} />
                {isOpen && user?.profileType === 'student' && (
                  <Suspense fallback={null}>
                    <OwnEntries edition={edition} />
                  </Suspense>
                )}
              </Stack>
            </CardBody>
          </Card>
        );
      })}
    </Stack>
  );
}

function Categories({ edition: { categories } }: { edition: AwardEdition }) {
  const withWinners = categories.filter(({ winners }) => winners.length > 0);
  if (withWinners.length === 0)
    return <Chips label="Categorías" words={categories.map(({ name }) => name)} />;
  return (
    <ul>
      {withWinners.map(({ id, name, winners }) => (
        <li key={id}>
          <span>{`${name}: `}</span>
          {winners.map((work, index) => (
            <span key={work.id}>
              <Link href={href('work', { id: work.id })}>{work.title}</Link>
              <span>{afterWinner(work.author, index === winners.length - 1)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const afterWinner = (author: string | null, isLast: boolean): string =>
  (author === null ? '' : ` (${author})`) + (isLast ? '' : ', ');

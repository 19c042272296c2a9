import { type ReactNode, useRef } from 'react';
import type { Page } from '@puente/contract/query';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { hasRoute, hrefTo } from '@puente/platform/links';
import { type Asked, stateOf } from '@puente/platform/query';
import { ProfileSection } from '../ProfileSection.tsx';

/** States of guided records, in the order of the list. Records that wait for the teacher come first. */
const guidedStates = {
  waiting: 'Esperan tu respuesta',
  running: 'En marcha',
  over: 'Terminados',
} as const;

type GuidedState = keyof typeof guidedStates;

interface GuidedItem {
  id: number;
  state: GuidedState;
  title: string;
  eyebrow?: string | undefined;
  detail?: string | null | undefined;
  /** Route name of the record's page. The title links there only if the release set contains the route. */
  route: string;
  /** Actions of the teacher on the record. */
  action?: ReactNode;
}

interface GuidedListProps<Item> {
  title: string;
  /** Text for an empty list. */
  none: string;
  list: Asked<Page<Item>>;
  /** @param onAnswered called once the result of an action is shown: its buttons are gone, and focus moves to the heading */
  itemOf: (item: Item, onAnswered: () => void) => GuidedItem;
  pageHref?: (page: number) => string;
}

export function GuidedList<Item>({ title, none, list, itemOf, pageHref }: GuidedListProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ProfileSection title={title} headingRef={heading}>
      <QueryState
        query={stateOf(list)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar esta lista"
        empty={<Text tone="muted">{none}</Text>}
      >
        {content}
      </QueryState>
    </ProfileSection>
  );

  function content({ data, meta }: Page<Item>) {
    const items = data.map((item) => itemOf(item, () => heading.current?.focus()));
    return (
      <>
        {states.map((state) => (
          <GuidedCards key={state} state={state} items={items.filter((item) => item.state === state)} />
        ))}
        {pageHref && (
          <Pagination page={meta.pagination.page} pageCount={meta.pagination.pageCount} href={pageHref} />
        )}
      </>
    );
  }
}

const states = Object.keys(guidedStates) as GuidedState[];

function GuidedCards({ state, items }: { state: GuidedState; items: readonly GuidedItem[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {guidedStates[state]}
      </Heading>
      <Grid as="ul">
        {items.map(({ id, title, eyebrow, detail, route, action }) => (
          <li key={id}>
            <Card interactive={hasRoute(route)}>
              <CardTitle
                level={4}
                eyebrow={eyebrow}
                {...(hasRoute(route) && { href: hrefTo(route, { id }) })}
              >
                {title}
              </CardTitle>
              {detail && <CardBody>{detail}</CardBody>}
              {action && <CardFooter>{action}</CardFooter>}
            </Card>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

import { useId } from 'react';
import { Card, CardTitle } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import type { ManifestStaffEntry } from '@puente/federation/manifest';
import { hrefTo } from '@puente/platform/links';

/** Pages without a queue, such as editors, by group. Groups are in the order of their first entries. */
export function PageGroups({ entries }: { entries: readonly ManifestStaffEntry[] }) {
  const groups = new Set(entries.map(({ group }) => group));
  return [...groups].map((name) => (
    <PageGroup key={name} name={name} entries={entries.filter(({ group }) => group === name)} />
  ));
}

function PageGroup({ name, entries }: { name: string; entries: readonly ManifestStaffEntry[] }) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {name}
      </Heading>
      <Grid as="ul">
        {entries.map(({ label, description, route }) => (
          <Card key={label} as="li" interactive>
            <CardTitle level={3} href={hrefTo(route)}>
              {label}
            </CardTitle>
            <Text tone="muted">{description}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

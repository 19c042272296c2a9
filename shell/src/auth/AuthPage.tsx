import type { ReactNode } from 'react';
import { Card } from '@puente/design-system/card';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';

/** Layout of login and registration pages: a heading and a card. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Container width="narrow">
      <Stack gap={6}>
        <PageHeader title={title} lead={lead} />
        <Card as="div">{children}</Card>
      </Stack>
    </Container>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@puente/design-system/button';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  title: string;
  /** Words for its time: 'Visible hasta el domingo 29 de noviembre a las 23:59, hora peninsular.' */
  state: string;
  isNow: boolean;
  facts?: string | null | undefined;
  /** Says what does not fit together; null when all does. */
  conflict?: string | null | undefined;
  /** Opens the form that changes it. */
  onChange: () => void;
  /** Further buttons. */
  actions?: ReactNode;
}

/** Something that is announced for a time: its name, its state now, conflicts, and what can be done. */
export function PlanCard({ title, state, isNow, facts, conflict, onChange, actions }: PlanCardProps) {
  return (
    <Card data-now={isNow || undefined}>
      <CardTitle level={3}>
        <span className={styles.title}>{title}</span>
      </CardTitle>
      <CardBody>
        <Stack gap={3}>
          <p className={styles.state} data-now={isNow || undefined}>
            {state}
          </p>
          {facts && (
            <Text size="sm" tone="muted" className={styles.title}>
              {facts}
            </Text>
          )}
          {conflict && <Notice tone="warning">{conflict}</Notice>}
        </Stack>
      </CardBody>
      <CardFooter>
        <Cluster gap={2}>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onChange}>
            Cambiar
            <VisuallyHidden>{` «${title}»`}</VisuallyHidden>
          </Button>
          {actions}
        </Cluster>
      </CardFooter>
    </Card>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import styles from './PlanCard.module.css';

interface PlanSectionProps {
  title: string;
  about: string;
  /** Button that adds one. */
  add?: ReactNode;
  /** Takes the focus when the row that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of /staff/convocatorias. */
export function PlanSection({ title, about, add, headingRef, children }: PlanSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
      <Stack gap={2}>
        <Cluster gap={3} className={styles.head}>
          <Heading level={2} id={id} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          {add}
        </Cluster>
        <Text tone="muted">{about}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

export function PlanList<Plan extends { id: number }>({
  plans,
  children,
}: {
  plans: readonly Plan[];
  children: (plan: Plan) => ReactNode;
}) {
  return (
    <ul data-plain="" className={styles.list}>
      {plans.map((plan) => (
        <li key={plan.id}>{children(plan)}</li>
      ))}
    </ul>
  );
}

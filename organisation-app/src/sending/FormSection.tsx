import type { ReactNode } from 'react';
import { Heading } from '@puente/design-system/heading';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Group of fields with a heading, next to the fields or, on narrow screens, above them. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <Heading level={2} size="md">
          {title}
        </Heading>
      </legend>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import type { Sending } from '@puente/platform/forms';
import styles from './FormSection.module.css';

interface FormFootProps {
  sending: Sending;
  label: string;
  /** Title of the error message. */
  failed: string;
  /** First layer of the privacy notice. */
  children: ReactNode;
  actions?: ReactNode;
}

/** Foot of a form: privacy notice, error message and submit button. */
export function FormFoot({ sending, label, failed, children, actions }: FormFootProps) {
  return (
    <Stack gap={5} className={styles.foot}>
      {children}
      {sending.failure !== null && (
        <Notice tone="danger" live title={failed}>
          {`${sending.failure} Lo que has escrito sigue aquí.`}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" busy={sending.busy}>
          {label}
        </Button>
        {actions}
      </Cluster>
    </Stack>
  );
}

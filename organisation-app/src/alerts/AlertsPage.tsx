import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { AlertChoices } from './AlertChoices.tsx';
import { AlertList } from './AlertList.tsx';
import styles from './Alerts.module.css';

/** /organizations/alerts: the alerts, and the settings of notifications. */
export default function AlertsPage() {
  return (
    <Container width="text">
      <PageHeader
        title="Avisos"
        lead="Solicitudes nuevas, respuestas que esperan y lo que pasa en tu organización."
      />
      <Stack gap={8} className={styles.parts}>
        <AlertList />
        <AlertChoices />
      </Stack>
    </Container>
  );
}

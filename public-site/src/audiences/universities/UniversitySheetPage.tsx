import { Button } from '@puente/design-system/button';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { NoticeSheet } from './NoticeSheet.tsx';
import styles from './UniversitySheetPage.module.css';

/** /universidades/hoja: print preview of an A4 page for a notice board. */
export default function UniversitySheetPage() {
  useReady(true);
  return (
    <Container className={styles.page}>
      <div data-print="hide">
        <PageHeader
          title="Hoja para tu centro"
          lead="Una página A4 para el tablón de la facultad o del departamento. Cabe en una cara, en color o en blanco y negro."
        />
        <Cluster gap={3}>
          <Button icon="print" onClick={() => window.print()}>
            Imprimir esta hoja
          </Button>
          <ButtonLink href={href('universities')} variant="quiet">
            Volver a universidades
          </ButtonLink>
        </Cluster>
      </div>
      <NoticeSheet />
    </Container>
  );
}

import { useState } from 'react';
import { brand } from '@puente/contract/brand';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { retryOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { calendarAddress, everything, feedAddress, listAddress } from './embed-choice.ts';
import * as embedData from './embed-data.ts';
import { EmbedChoiceFields } from './EmbedChoiceFields.tsx';
import styles from './EmbedCode.module.css';
import { FrameCode } from './FrameCode.tsx';

/** /insertar-proyectos: code to embed the open projects in the site of a university, faculty or association. */
export default function EmbedCodePage() {
  const universities = useQuery(embedData.universities());
  const areas = useQuery(embedData.areas());
  useReady(!universities.isPending && !areas.isPending);
  const [choice, setChoice] = useState(everything);
  const address = listAddress(choice);
  const failed = [universities, areas].find(({ isError }) => isError);

  return (
    <Container>
      <PageHeader
        title="Proyectos en tu web"
        lead={`Enseña en la web de tu universidad, facultad o asociación los proyectos abiertos de ${brand.name}. La lista se actualiza sola, no usa cookies y no carga nada de nadie más.`}
      />
      <Stack gap={8}>
        <Stack as="section" gap={4} aria-labelledby="choice">
          <Heading level={2} id="choice">
            1. Elige qué se ve
          </Heading>
          {failed && (
            <Retry
              place="section"
              title="No hemos podido cargar las universidades y las áreas"
              {...retryOf(failed)}
            />
          )}
          <EmbedChoiceFields
            choice={choice}
            universities={universities.data ?? []}
            areas={areas.data ?? []}
            onChange={(changed) => setChoice({ ...choice, ...changed })}
          />
          <Text size="sm" tone="muted">
            Con una universidad salen los proyectos de las provincias donde tiene centros y los que se pueden
            hacer a distancia. Solo aparecen los de organizaciones que permiten difundirlos.
          </Text>
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="preview">
          <Heading level={2} id="preview">
            2. Mira cómo queda
          </Heading>
          {/* A new iframe for each address: otherwise every preview would add a history entry. */}
          <iframe
            key={address}
            className={styles.preview}
            src={address}
            title="Vista previa de la lista"
            loading="lazy"
          />
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="code">
          <Heading level={2} id="code">
            3. Copia el código
          </Heading>
          <FrameCode choice={choice} />
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="more">
          <Heading level={2} id="more">
            También en tu calendario y en tu lector de noticias
          </Heading>
          <Text>
            Con lo que has elegido:{' '}
            <Link href={calendarAddress(choice)} external>
              los últimos días de cada proyecto
            </Link>{' '}
            para suscribirte desde tu calendario (ICS) y{' '}
            <Link href={feedAddress(choice)} external>
              los proyectos nuevos
            </Link>{' '}
            (RSS).
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}

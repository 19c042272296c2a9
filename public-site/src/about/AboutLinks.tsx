import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';

/** Links to further pages about the product. */
export function AboutLinks() {
  return (
    <Stack as="section" gap={3} aria-labelledby="read-on">
      <Heading level={2} size="md" id="read-on">
        Sigue por aquí
      </Heading>
      <Cluster as="ul" gap={4}>
        <li>
          <Link href={href('students')} variant="standalone">
            Para estudiantes
          </Link>
        </li>
        <li>
          <Link href={href('organizations')} variant="standalone">
            Para organizaciones
          </Link>
        </li>
        <li>
          <Link href={href('universities')} variant="standalone">
            Para universidades
          </Link>
        </li>
        <li>
          <Link href={href('faq')} variant="standalone">
            Preguntas frecuentes
          </Link>
        </li>
      </Cluster>
    </Stack>
  );
}

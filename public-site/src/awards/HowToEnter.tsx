import { entersAwards } from '@puente/contract/constants/awards';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Prose } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';

/** Steps to enter a work for the awards. Visitors are sent to create a student account first. */
export function HowToEnter() {
  const user = useUser();
  return (
    <Stack as="section" gap={4} aria-labelledby="enter">
      <Heading level={2} id="enter">
        Cómo participar
      </Heading>
      <Prose>
        <ol>
          <li>Publica tu TFG o TFM en el repositorio, terminado o en curso.</li>
          <li>{`En el último paso, marca «${entersAwards}».`}</li>
          <li>El equipo lo leerá con los demás candidatos. Puedes retirarlo cuando quieras.</li>
        </ol>
      </Prose>
      <div>
        {user === null && (
          <ButtonLink href={href('register', {}, { profile: 'student' })}>Crear mi cuenta</ButtonLink>
        )}
        {user?.profileType === 'student' && (
          <ButtonLink href={href('workCreate')}>Subir mi proyecto</ButtonLink>
        )}
        {user !== null && user.profileType !== 'student' && (
          <ButtonLink href={href('workRepository')}>Ver el repositorio</ButtonLink>
        )}
      </div>
    </Stack>
  );
}

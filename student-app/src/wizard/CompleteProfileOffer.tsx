import { lacksProfile } from '@puente/contract/entities/lacks-profile';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';

/** Offers the wizard to a student with no province or university (specification §2). */
export function CompleteProfileOffer() {
  const user = useUser();
  if (!user || !lacksProfile(user)) return null;
  return (
    <Notice
      tone="info"
      title="Cuéntanos qué estudias"
      action={
        <ButtonLink href={href('profileComplete')} variant="secondary" size="sm">
          Completar perfil en 3 minutos
        </ButtonLink>
      }
    >
      Así ponemos primero los proyectos que encajan contigo y te decimos por qué.
    </Notice>
  );
}

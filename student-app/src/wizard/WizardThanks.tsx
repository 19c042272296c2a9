import { Dialog } from '@puente/design-system/dialog';
import { PageHeader } from '@puente/design-system/heading';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useNavigate, useSearchParams } from '@puente/platform/router';
import { usePageTitle } from '@puente/platform/ui';

/** End of the wizard (specification §2): thanks, and two next steps. */
export function WizardThanks({ name }: { name: string }) {
  const navigate = useNavigate();
  // A student who came from an application returns to it.
  const project = recordId('project', useSearchParams()[0].get('project') ?? undefined);
  usePageTitle('Perfil completo');
  return (
    <>
      <PageHeader title="Tu perfil está completo" lead="Puedes cambiar tus respuestas en tu perfil." />
      <Dialog
        open
        size="sm"
        title={`¡Gracias, ${name}!`}
        onClose={() => void navigate(href('profile'))}
        footer={
          <>
            <ButtonLink href={`${href('students')}#steps`} variant="secondary">
              Conocer el proceso
            </ButtonLink>
            {project === null ? (
              <ButtonLink href={href('projects')}>Ver proyectos</ButtonLink>
            ) : (
              <ButtonLink href={href('projectApply', { id: project })}>Seguir con mi solicitud</ButtonLink>
            )}
          </>
        }
      >
        <Text>
          Tu perfil está completo. En los proyectos abiertos verás primero los que más encajan contigo, y por
          qué. También puedes leer antes cómo se solicita uno y qué pasa después.
        </Text>
      </Dialog>
    </>
  );
}

import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Prose } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { useContentDelay, useReady } from '@puente/platform/ui';
import { useTalentAccess } from './use-talent-access.ts';

/** /spaces/organizations/talent/no-access: explains the talent corner and how an organisation gets access (§6). */
export default function NoTalentAccessPage() {
  const own = organizationsOf(useUser());
  const { organizations, query } = useTalentAccess();
  const waits = useContentDelay(query.isPending);
  useReady(!waits);
  const names = new Intl.ListFormat('es', { type: 'disjunction' }).format(own.map(({ name }) => name));

  return (
    <Container>
      <PageHeader
        title="Pide acceso al Talent Corner"
        lead={
          organizations.length === 0
            ? `Todavía no está abierto para ${names}. Te contamos qué es y cómo pedirlo.`
            : 'Qué es y cómo se pide.'
        }
      />
      <Stack gap={6}>
        {organizations.length > 0 && (
          <Notice tone="success" title="Tu organización ya tiene acceso">
            <ButtonLink href={href('talent')} size="sm">
              Entrar en el Talent Corner
            </ButtonLink>
          </Notice>
        )}
        <Prose>
          <h2>Qué es</h2>
          <p>
            Un espacio con estudiantes que han elegido que las organizaciones les encuentren. Puedes buscar
            por lo que estudian, dónde y qué les interesa, guardar a personas en listas e invitarlas a tus
            proyectos.
          </p>
          <h2>Cómo cuidamos a quien está dentro</h2>
          <ul>
            <li>No hay puntuaciones: cada lista dice por qué aparece cada persona.</li>
            <li>Cada estudiante sabe qué organizaciones han mirado su perfil.</li>
            <li>Su correo y su teléfono solo se dan cuando acepta una invitación.</li>
          </ul>
          <h2>Cómo pedirlo</h2>
          <ol>
            <li>
              Completa los datos de tu organización: nombre, web y descripción. Con ellos comprobamos que es
              quien dice ser.
            </li>
            <li>Escríbenos por el chat y cuéntanos a quién buscas y para qué proyectos.</li>
            <li>Cuando la organización esté verificada, el equipo abre el acceso a todas sus personas.</li>
          </ol>
        </Prose>
        <div>
          <ButtonLink href={href('chat', {}, { conversation: 'team' })} icon="chat">
            Pedir acceso al equipo
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}

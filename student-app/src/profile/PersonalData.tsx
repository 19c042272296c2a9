import { situations } from '@puente/contract/constants/situations';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { useReady } from '@puente/platform/ui';
import styles from './PersonalData.module.css';

const roleNames: Readonly<Record<Role, string>> = {
  student: 'Estudiante',
  coordinator: 'Organización (coordinación)',
  projectManager: 'Organización (gestión de proyectos)',
  teacher: 'Docente',
  staff: 'Equipo de la plataforma',
};

export function PersonalData({ user }: { user: CurrentUser }) {
  useReady(true);
  return (
    <Stack as="section" gap={4} aria-labelledby="personal-data" className={styles.section}>
      <Heading level={2} id="personal-data">
        Datos personales
      </Heading>
      <DescriptionList
        items={dataOf(user).map(({ term, value }) => ({ term, description: value || <Missing /> }))}
      />
    </Stack>
  );
}

function Missing() {
  return <span className={styles.missing}>Sin indicar</span>;
}

/** What is kept of a user: for students and teachers also what they study or where they teach. */
function dataOf(user: CurrentUser): { term: string; value: string | null | undefined }[] {
  const { profileType, details } = user;
  const organizations = organizationsOf(user).map(({ name }) => name);
  return [
    { term: 'Nombre', value: `${user.name} ${user.surname}`.trim() },
    { term: 'Correo electrónico', value: user.email },
    { term: 'Teléfono', value: user.phone },
    ...(profileType ? [{ term: 'Perfil', value: roleNames[profileType] }] : []),
    ...(profileType === 'student' || profileType === 'teacher'
      ? [{ term: 'Universidad', value: details?.university }]
      : []),
    ...(profileType === 'student'
      ? [
          { term: 'Provincia', value: details?.province },
          { term: 'TFG o TFM', value: details?.situation && situations[details.situation] },
        ]
      : []),
    ...(organizations.length > 0 ? [{ term: 'Organización', value: organizations.join(', ') }] : []),
  ];
}

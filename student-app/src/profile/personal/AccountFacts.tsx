import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { DescriptionList } from '@puente/design-system/description-list';
import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { hasRoute, hrefTo } from '@puente/platform/links';

const roleNames: Readonly<Record<Role, string>> = {
  student: 'Estudiante',
  coordinator: 'Organización (coordinación)',
  projectManager: 'Organización (gestión de proyectos)',
  teacher: 'Docente',
  staff: 'Equipo de la plataforma',
};

/** Data that users cannot change here: mail address, role and organisations. */
export function AccountFacts({ user }: { user: CurrentUser }) {
  const organizations = organizationsOf(user);
  return (
    <DescriptionList
      items={[
        { term: 'Correo electrónico', description: user.email },
        ...(user.profileType ? [{ term: 'Perfil', description: roleNames[user.profileType] }] : []),
        ...(organizations.length > 0
          ? [
              {
                term: organizations.length === 1 ? 'Organización' : 'Organizaciones',
                description: (
                  <Cluster as="ul" gap={3}>
                    {organizations.map(({ id, name }) => (
                      <li key={id}>
                        {hasRoute('organization') ? (
                          <Link href={hrefTo('organization', { id })}>{name}</Link>
                        ) : (
                          name
                        )}
                      </li>
                    ))}
                  </Cluster>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

import { limits } from '@puente/contract/limits';
import { alertMail } from '../alerts/mail-footer.ts';
import { mailedPeople, tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import type { Post } from '../mail/post.ts';
import { subjectOf } from '../mail/subject.ts';
import type { OrganizationRow } from '../organizations/policy.ts';
import type { Pair } from './pair.ts';

type Named = Pick<OrganizationRow, 'id' | 'name'>;

const pathOf = ({ id }: Named): string => `/organizations/${id}/manage`;

/** Number of people of both organisations who get a mail about the merge. */
export async function peopleToTell(db: Database, { from, into }: Pair<Named>): Promise<number> {
  const people = [
    ...(await mailedPeople(db, { organizationId: from.id, event: 'merged' })),
    ...(await mailedPeople(db, { organizationId: into.id, event: 'merged' })),
  ];
  return new Set(people.map(({ id }) => id)).size;
}

/** Tells the people of both organisations, who are all of the remaining one by now, about the merge. */
export const tellOfMerge = (tx: Database, post: Post, { from, into }: Pair<Named>): Promise<number> =>
  tellPeople(tx, post, {
    organizationId: into.id,
    event: 'merged',
    about: into.name,
    path: pathOf(into),
    mailFor: (name, foot) =>
      alertMail(
        name,
        {
          subject: subjectOf((named) => `${named} tenía dos páginas: ahora es una`, into.name),
          says:
            `${from.name} y ${into.name} eran la misma organización, y nuestro equipo las ha fusionado. Los proyectos, las solicitudes y las personas de las dos están ahora en ${into.name}. ` +
            `Si no son la misma, escríbenos antes de ${limits.merge.days} días: podemos deshacerlo.`,
          action: { label: 'Ver la organización', url: `${post.publicUrl}${pathOf(into)}` },
        },
        foot,
      ),
  });

/** Tells the people of both organisations that each has its own page again. */
export async function tellOfUndo(tx: Database, post: Post, { from, into }: Pair<Named>): Promise<void> {
  for (const [organization, other] of [
    [from, into],
    [into, from],
  ] as const)
    await tellPeople(tx, post, {
      organizationId: organization.id,
      event: 'mergeUndone',
      about: organization.name,
      path: pathOf(organization),
      mailFor: (name, foot) =>
        alertMail(
          name,
          {
            subject: subjectOf((named) => `${named} vuelve a tener su propia página`, organization.name),
            says: `Nuestro equipo ha deshecho la fusión de ${organization.name} con ${other.name}. Cada una vuelve a tener sus proyectos, sus solicitudes y sus personas.`,
            action: { label: 'Ver la organización', url: `${post.publicUrl}${pathOf(organization)}` },
          },
          foot,
        ),
    });
}

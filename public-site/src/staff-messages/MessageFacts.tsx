import { contactKinds, contactOutcomes, contactStates } from '@puente/contract/constants/contact-messages';
import { statuses } from '@puente/contract/constants/statuses';
import type { ContactThread } from '@puente/contract/entities/contact-message';
import { relativeTime } from '@puente/contract/relative-time';
import { type DescriptionItem, DescriptionList } from '@puente/design-system/description-list';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { reasonOf } from './message-words.ts';

/** Links to the record of a report, and to its page of the team where there is one. */
function recordLinks({ kind, subject, recordId: id }: ContactThread): DescriptionItem[] {
  if (kind === 'contact' || kind === 'chat' || kind === 'message' || id === null) return [];
  const addresses = {
    project: () => href('project', { id }),
    work: () => href('work', { id }),
    opportunity: () => href('opportunity', { id }),
    organization: () => href('organization', { id }),
  };
  return [
    { term: 'Sobre', description: <Link href={addresses[kind]()}>{subject}</Link> },
    ...(kind === 'organization'
      ? [
          {
            term: 'Verificación',
            description: <Link href={href('staffOrganization', { id })}>{`Revisar ${subject}`}</Link>,
          },
        ]
      : []),
  ];
}

/** Projects of the writer, and their other messages to the team. */
function personItems({ person }: ContactThread): (DescriptionItem | false)[] {
  if (person === null) return [];
  return [
    person.projects.length > 0 && {
      term: 'Sus solicitudes',
      description: (
        <ul data-plain="">
          {person.projects.map(({ id, title, status }) => (
            <li key={id}>
              <Link href={href('project', { id })}>{title}</Link>
              {`: ${statuses[status]}`}
            </li>
          ))}
        </ul>
      ),
    },
    person.others.length > 0 && {
      term: 'Antes y después',
      description: (
        <ul data-plain="">
          {person.others.map(({ id, kind, subject, state, createdAt }) => (
            <li key={id}>
              <Link href={href('staffMessage', { id })}>{subject}</Link>
              {`: ${contactKinds[kind]}, ${contactStates[state].toLowerCase()}, ${relativeTime(createdAt)}`}
            </li>
          ))}
        </ul>
      ),
    },
  ];
}

/** Facts about a message: who wrote it, about what, and what became of it. */
export function MessageFacts({ thread }: { thread: ContactThread }) {
  const { name, email, userId, reference, createdAt, firstAnsweredAt, settledAt, outcome } = thread;
  const reason = reasonOf(thread);
  const items: (DescriptionItem | false)[] = [
    { term: 'De', description: name },
    { term: 'Correo electrónico', description: email },
    userId !== null && {
      term: 'Cuenta',
      description: <Link href={href('staffPerson', { id: userId })}>{`Ver la cuenta de ${name}`}</Link>,
    },
    ...recordLinks(thread),
    ...personItems(thread),
    reason !== null && { term: 'Qué ocurre', description: reason },
    { term: 'Referencia', description: reference },
    { term: 'Recibido', description: relativeTime(createdAt) },
    {
      term: 'Primera respuesta',
      description: firstAnsweredAt === null ? 'Todavía ninguna' : relativeTime(firstAnsweredAt),
    },
    settledAt !== null && {
      term: 'Cerrado',
      description: `${relativeTime(settledAt)}${outcome === null ? '' : `. ${contactOutcomes[outcome]}.`}`,
    },
  ];
  return <DescriptionList items={items.filter((item) => item !== false)} />;
}

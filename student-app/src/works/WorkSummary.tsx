import type { ReactNode } from 'react';
import type { Work } from '@puente/contract/entities/work';
import { Card } from '@puente/design-system/card';
import { type DescriptionItem, DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { isOwn } from './own-works.ts';
import { SaveWorkButton } from './SaveWorkButton.tsx';
import { deliveryOf, licenceOf, tutorOf } from './work-facts.ts';
import styles from './WorkDetail.module.css';

/** Facts of a work, with the actions of its reader. */
export function WorkSummary({ work }: { work: Work }) {
  const user = useUser();
  return (
    <Card as="aside" aria-labelledby="work-summary">
      <Stack gap={3} className={styles.actions}>
        {!isOwn(user, work) && <SaveWorkButton record={work} wide />}
        <ContactAuthor work={work} />
        <ContactTutor work={work} />
        {work.linkedin !== null && (
          <ButtonLink href={work.linkedin} external variant="quiet">
            Ver su LinkedIn
          </ButtonLink>
        )}
      </Stack>
      <Heading level={2} size="sm" id="work-summary">
        Datos clave
      </Heading>
      <DescriptionList items={factsOf(work)} />
    </Card>
  );
}

function factsOf(work: Work): DescriptionItem[] {
  const facts: DescriptionItem[] = [
    { term: 'Entrega', icon: 'calendar', description: deliveryOf(work) },
    { term: 'Quién lo dirige', icon: 'user', description: tutorOf(work) },
    { term: 'Universidad', icon: 'building', description: work.student?.university },
    { term: 'Hecho con', icon: 'building', description: originOf(work) },
    { term: 'Titulación', icon: 'graduation', description: work.student?.degree },
    { term: 'Idioma', icon: 'globe', description: work.language },
    { term: 'Sector', icon: 'briefcase', description: work.sector },
    { term: 'Qué sale de él', icon: 'leaf', description: work.categories.join(', ') },
    { term: 'Licencia', icon: 'lock', description: licenceOf(work)?.name },
  ];
  return facts.filter(({ description }) => Boolean(description));
}

/** The organisation and the project that a work came of, if it may name them. */
function originOf({ came_from: from }: Work): ReactNode {
  if (!from) return null;
  const { organization, project } = from;
  return (
    <>
      <Link href={href('organization', { id: organization.id })}>{organization.name}</Link>
      {project && (
        <>
          {', en el proyecto '}
          <Link href={href('project', { id: project.id })}>{project.title}</Link>
        </>
      )}
    </>
  );
}

/** Link to the chat with the author, if the author can be reached. Neither side learns the other's address. */
function ContactAuthor({ work }: { work: Work }) {
  const user = useUser();
  const isReachable = work.contactable && Boolean(work.student) && !work.isDraft && work.isHidden !== true;
  if (!user || !isReachable || isOwn(user, work)) return null;
  return (
    <ButtonLink href={href('chat', {}, { work: work.id })} variant="secondary" icon="chat">
      Contactar con el autor
    </ButtonLink>
  );
}

/** Link to the chat with the tutor, for people of organisations. */
function ContactTutor({ work: { id, tutor_contactable: isReachable } }: { work: Work }) {
  if (isReachable !== true) return null;
  return (
    <ButtonLink href={href('chat', {}, { 'tutor-of': id })} variant="secondary" icon="chat">
      Contactar con quien lo dirige
    </ButtonLink>
  );
}

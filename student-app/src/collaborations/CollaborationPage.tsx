import { collaborationStates } from '@puente/contract/constants/collaborations';
import type { CollaborationDetail } from '@puente/contract/entities/collaboration';
import type { CollaborationId } from '@puente/contract/ids';
import { Chip } from '@puente/design-system/chip';
import { DescriptionList } from '@puente/design-system/description-list';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { Certificates } from '../certificates/Certificates.tsx';
import { Deliveries } from '../deliveries/Deliveries.tsx';
import { Evaluations } from '../evaluations/Evaluations.tsx';
import { BackToList } from '../lists/BackToList.tsx';
import { Agreement } from './Agreement.tsx';
import { periodInWords, stateLooks } from './collaboration-words.ts';
import { CollaborationHistory } from './CollaborationHistory.tsx';
import { CollaborationPeople } from './CollaborationPeople.tsx';
import { CollaborationPlan } from './CollaborationPlan.tsx';
import { CollaborationResult } from './CollaborationResult.tsx';
import { HoursLog } from './HoursLog.tsx';
import { NextStep } from './NextStep.tsx';
import { useCollaboration } from './use-collaboration.ts';

/** /colaboraciones/:id: a collaboration for its students, its organisation and its teacher. */
export default function CollaborationPage() {
  const id = recordId('collaboration', useParams().id);
  return (
    <Container width="text">
      {id === null ? <CollaborationNotFound /> : <OneCollaboration key={id} id={id} />}
    </Container>
  );
}

function OneCollaboration({ id }: { id: CollaborationId }) {
  const collaboration = useCollaboration(id);
  usePageTitle(collaboration.data && `Colaboración · ${collaboration.data.title}`);
  useReady(!collaboration.isPending);
  return (
    <QueryState
      query={stateOf(collaboration)}
      skeleton={<DetailSkeleton loading="Cargando la colaboración" />}
      failed="No hemos podido cargar la colaboración"
      headingLevel={1}
      notFound={<CollaborationNotFound />}
    >
      {(known) => <Filled collaboration={known} />}
    </QueryState>
  );
}

function Filled({ collaboration }: { collaboration: CollaborationDetail }) {
  const { title, state, project, organization, organization_name: name, begins, ends } = collaboration;
  return (
    <Stack gap={6}>
      <div>
        <BackToList list={href('collaborations')}>Volver a colaboraciones</BackToList>
        <PageHeader
          title={title}
          eyebrow={
            organization ? <Link href={href('organization', { id: organization.id })}>{name}</Link> : name
          }
        />
        <Chip {...stateLooks[state]}>{collaborationStates[state]}</Chip>
      </div>
      <NextStep collaboration={collaboration} />
      <Stack as="section" gap={4} aria-labelledby="collaboration-facts">
        <Heading level={2} size="sm" id="collaboration-facts">
          Datos
        </Heading>
        <DescriptionList
          items={[
            { term: 'Fechas', icon: 'calendar', description: periodInWords(begins, ends) },
            {
              term: 'Proyecto',
              icon: 'briefcase',
              description:
                project === null ? (
                  'Ya no está en la plataforma'
                ) : (
                  <Link href={href('project', { id: project })}>Ver el proyecto</Link>
                ),
            },
          ]}
        />
      </Stack>
      <Agreement collaboration={collaboration} />
      <CollaborationPlan collaboration={collaboration} />
      <Deliveries collaboration={collaboration} />
      <HoursLog collaboration={collaboration} />
      <CollaborationResult collaboration={collaboration} />
      <Evaluations collaboration={collaboration} />
      <Certificates collaboration={collaboration} />
      <CollaborationPeople collaboration={collaboration} />
      <CollaborationHistory history={collaboration.history} />
    </Stack>
  );
}

function CollaborationNotFound() {
  usePageTitle('Colaboración no encontrada');
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos esta colaboración"
      action={<ButtonLink href={href('collaborations')}>Ver mis colaboraciones</ButtonLink>}
    >
      Puede que la dirección tenga una errata o que ya no participes en ella.
    </EmptyState>
  );
}

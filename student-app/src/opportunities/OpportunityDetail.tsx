import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Card } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { type DescriptionItem, DescriptionList } from '@puente/design-system/description-list';
import { DetailColumns } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Markdown } from '@puente/design-system/markdown';
import { Notice } from '@puente/design-system/notice';
import { Paragraphs } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { OrganizationMark } from '../projects/OrganizationMark.tsx';
import { ReportProblem } from '../reports/ReportProblem.tsx';
import { TakeDown } from '../takedowns/TakeDown.tsx';
import { TakedownBanner } from '../takedowns/TakedownBanner.tsx';
import { EventInCalendar } from './EventInCalendar.tsx';
import { InterestButton } from './InterestButton.tsx';
import { momentOf, payOf, placeOf } from './opportunity-facts.ts';

/** Details of an offer or an event (specification §3, opportunity). */
export function OpportunityDetail({ opportunity }: { opportunity: Opportunity }) {
  const { id, title, description, details, status, organization, content } = opportunity;
  const { isDraft, taken_down: takedown } = opportunity;
  const isSignedIn = useUser() !== null;
  return (
    <Stack as="article" gap={6} aria-label={title}>
      <Stack gap={4}>
        {organization && (
          <Link href={href('organization', { id: organization.id })} variant="standalone">
            <Icon name="arrow-left" />
            {organization.name}
          </Link>
        )}
        <Cluster gap={2}>
          {organization && <OrganizationMark organization={organization} />}
          <Chip tone="accent" icon={details.type === 'Evento' ? 'calendar' : 'briefcase'}>
            {details.type}
          </Chip>
          {status === 'closed' && <Chip>{details.type === 'Evento' ? 'Ya ha pasado' : 'Cerrada'}</Chip>}
        </Cluster>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      </Stack>
      {takedown ? (
        <TakedownBanner kind="opportunity" takedown={takedown} />
      ) : (
        !isDraft && <TakeDown subject={{ kind: 'opportunity', id }} title={title} />
      )}
      <DetailColumns aside={<Facts opportunity={opportunity} />}>
        <Stack gap={3}>
          <Paragraphs text={description} />
        </Stack>
        {content !== null && <Markdown text={content} headingLevel={2} />}
      </DetailColumns>
      {isSignedIn && (
        <div>
          <ReportProblem record={{ kind: 'opportunity', id }} />
        </div>
      )}
    </Stack>
  );
}

function Facts({ opportunity }: { opportunity: Opportunity }) {
  const { details, status, url, target_profile: profile } = opportunity;
  const moment = momentOf(opportunity);
  const isStudent = useUser()?.profileType === 'student';
  const facts: (Omit<DescriptionItem, 'description'> & { description: string | null })[] = [
    { term: 'Cuándo', icon: 'calendar', description: moment && `${moment}, hora peninsular` },
    { term: 'Remuneración', icon: 'euro', description: payOf(opportunity) },
    { term: 'Dónde', icon: 'map-pin', description: placeOf(opportunity) },
    { term: 'A quién se dirige', icon: 'graduation', description: profile },
  ];
  return (
    <Card as="aside" aria-label="Datos clave">
      {status === 'open' ? (
        <Stack gap={3}>
          <InterestButton opportunity={opportunity} />
          {isStudent && (
            <Text size="sm" tone="muted">
              Si dices que te interesa, la organización verá tu nombre, tu universidad, tu área y tu
              provincia, salvo que tu perfil sea privado. Podrá escribirte en el chat hasta que quites tu
              interés. No le damos tu correo ni tu teléfono.
            </Text>
          )}
        </Stack>
      ) : (
        <Notice
          tone="info"
          title={details.type === 'Evento' ? 'Este evento ya ha pasado' : 'Esta oferta está cerrada'}
        >
          La organización puede tener otras oportunidades abiertas en su página.
        </Notice>
      )}
      <DescriptionList
        items={facts.filter(({ description }) => description !== null && description !== '')}
      />
      {status === 'open' && <EventInCalendar opportunity={opportunity} />}
      {url !== null && status === 'open' && (
        <ButtonLink href={url} external variant="secondary">
          {details.type === 'Evento' ? 'Ver el evento en su web' : 'Ver la oferta en su web'}
        </ButtonLink>
      )}
    </Card>
  );
}

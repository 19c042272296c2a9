import { modalities } from '@puente/contract/constants/modalities';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Card } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { DescriptionList } from '@puente/design-system/description-list';
import { DetailColumns, factLine } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Markdown } from '@puente/design-system/markdown';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import { longMoment } from '../dates.ts';

/** Preview of an opportunity as students will see it. */
export function OpportunityPreview({ opportunity }: { opportunity: Opportunity }) {
  const { title, description, details, content } = opportunity;
  return (
    <Stack as="section" gap={5} aria-label="Vista previa">
      <Text tone="muted">Así la verán los estudiantes.</Text>
      <Cluster>
        <Chip tone="accent" icon={details.type === 'Evento' ? 'calendar' : 'briefcase'}>
          {details.type}
        </Chip>
      </Cluster>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <DetailColumns aside={<Facts opportunity={opportunity} />}>
        <PlainText text={description} />
        {content !== null && <Markdown text={content} headingLevel={3} />}
      </DetailColumns>
    </Stack>
  );
}

function Facts({
  opportunity: { details, presentiality, location, target_profile: profile, url },
}: {
  opportunity: Opportunity;
}) {
  const when = details.type === 'Evento' && details.date !== null ? longMoment(details.date) : null;
  const pay = details.type === 'Oferta' ? details.remuneration : null;
  const where = factLine([presentiality && modalities[presentiality], location]);
  const facts = [
    { term: 'Cuándo', icon: 'calendar', description: when },
    { term: 'Remuneración', icon: 'euro', description: pay },
    { term: 'Dónde', icon: 'map-pin', description: where },
    { term: 'A quién se dirige', icon: 'graduation', description: profile },
  ] as const;
  return (
    <Card as="aside" aria-label="Datos clave">
      <DescriptionList items={facts.filter(({ description }) => Boolean(description))} />
      {url !== null && (
        <Link href={url} external>
          {details.type === 'Evento' ? 'Ver el evento en su web' : 'Ver la oferta en su web'}
        </Link>
      )}
    </Card>
  );
}

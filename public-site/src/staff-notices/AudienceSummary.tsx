import { campaignQueries } from '@puente/client/content';
import { areaNames, universities } from '@puente/client/study-queries';
import { situations } from '@puente/contract/constants/situations';
import type { NoticeAudience } from '@puente/contract/entities/audience-notice';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';

/** The audience of a notice, by names. */
export function AudienceSummary({ audience }: { audience: NoticeAudience }) {
  const { data: knownUniversities } = useQuery(universities());
  const { data: knownAreas } = useQuery(areaNames());
  const { data: knownCampaigns } = useQuery(campaignQueries.list());
  const items = [
    { term: 'Universidades', description: namesIn(knownUniversities, audience.universities) },
    { term: 'Áreas de estudio', description: namesIn(knownAreas, audience.studyAreas) },
    { term: 'Campañas', description: namesIn(knownCampaigns, audience.campaigns) },
    {
      term: 'Su TFG o TFM',
      description: audience.situations.map((code) => situations[code]).join(', '),
    },
  ].filter(({ description }) => description !== '');
  return (
    <Stack as="section" gap={3} aria-labelledby="audience">
      <Heading level={2} id="audience">
        A quién
      </Heading>
      {items.length === 0 ? <Text>Todos los estudiantes.</Text> : <DescriptionList items={items} />}
    </Stack>
  );
}

/** Names of records; their numbers while the names are not known. */
const namesIn = (
  known: readonly { id: number; name: string }[] | undefined,
  chosen: readonly number[],
): string => chosen.map((id) => known?.find((record) => record.id === id)?.name ?? `n.º ${id}`).join(', ');

import { campaignQueries } from '@puente/client/content';
import { areaNames } from '@puente/client/study-queries';
import { situationCodes, situations } from '@puente/contract/constants/situations';
import type { NoticeAudience } from '@puente/contract/entities/audience-notice';
import { CheckboxGroup } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { UniversityChoice } from './UniversityChoice.tsx';

interface AudienceFieldsProps {
  value: NoticeAudience;
  onChange: (value: NoticeAudience) => void;
  error: string | undefined;
}

/** Fields that narrow the students whom a notice is for. A student fits when each filled field has one of theirs. */
export function AudienceFields({ value, onChange, error }: AudienceFieldsProps) {
  const { data: areas = [] } = useQuery(areaNames());
  const { data: campaigns = [] } = useQuery(campaignQueries.list());
  const change = (part: Partial<NoticeAudience>) => onChange({ ...value, ...part });
  return (
    <Stack gap={5}>
      <UniversityChoice
        value={value.universities}
        onChange={(universities) => change({ universities })}
        error={error}
      />
      {areas.length > 0 && (
        <CheckboxGroup
          legend="Áreas de estudio"
          name="study-areas"
          optional
          value={value.studyAreas.map(String)}
          onChange={(chosen) => change({ studyAreas: among(areas, chosen) })}
          options={areas.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {campaigns.length > 0 && (
        <CheckboxGroup
          legend="Campañas por las que llegaron"
          name="campaigns"
          optional
          value={value.campaigns.map(String)}
          onChange={(chosen) => change({ campaigns: among(campaigns, chosen) })}
          options={campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <CheckboxGroup
        legend="En qué punto está su TFG o TFM"
        name="situations"
        optional
        value={value.situations}
        onChange={(chosen) => change({ situations: situationCodes.filter((code) => chosen.includes(code)) })}
        options={situationCodes.map((code) => ({ value: code, label: situations[code] }))}
      />
    </Stack>
  );
}

const among = <Id extends number>(records: readonly { id: Id }[], chosen: readonly string[]): Id[] =>
  records.flatMap(({ id }) => (chosen.includes(String(id)) ? [id] : []));

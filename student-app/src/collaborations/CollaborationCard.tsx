import { collaborationStates } from '@puente/contract/constants/collaborations';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Card, CardBody, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { periodInWords, stateLooks, stepInWords, studentsInWords } from './collaboration-words.ts';

/** A collaboration in a list: who works with whom, and what is next. */
export function CollaborationCard({ collaboration }: { collaboration: Collaboration }) {
  const { id, title, state, side, organization_name: organization, begins, ends } = collaboration;
  const step = stepInWords(collaboration);
  return (
    <Card interactive>
      <CardTitle
        level={2}
        href={href('collaboration', { id })}
        eyebrow={
          <Cluster as="span" gap={2}>
            <Chip {...stateLooks[state]}>{collaborationStates[state]}</Chip>
            {side === 'student' ? organization : `${studentsInWords(collaboration)} · ${organization}`}
          </Cluster>
        }
      >
        {title}
      </CardTitle>
      <CardBody>
        {step && <Text>{step.isOwn ? <strong>{step.title}</strong> : step.title}</Text>}
        <Text size="sm" tone="muted">
          {step?.until ?? periodInWords(begins, ends)}
        </Text>
      </CardBody>
    </Card>
  );
}

import { evaluationQueries } from '@puente/client/evaluations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import type { EvaluationPair } from '@puente/contract/entities/evaluation';
import { evaluationWindowOf, takesEvaluations } from '@puente/contract/evaluation-window';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { useNow } from '@puente/design-system/now';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { nameOfMember } from '../collaborations/collaboration-words.ts';
import { EvaluateButton } from './EvaluateButton.tsx';
import { SentEvaluations } from './SentEvaluations.tsx';
import { standingInWords } from './standing-words.ts';

/** Evaluations of a collaboration, from two weeks before its last day. */
export function Evaluations({ collaboration }: { collaboration: Collaboration }) {
  const { id, side, endedAt } = collaboration;
  const window = evaluationWindowOf(collaboration);
  const today = dayInSpain(new Date(useNow()));
  const pairs = useQuery(evaluationQueries.of(id));
  if (window === null || window.opens === null || window.opens > today) return null;
  const isOpen = takesEvaluations(window, today);
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-evaluations">
      <Heading level={2} size="sm" id="collaboration-evaluations">
        Valoración
      </Heading>
      <QueryState
        query={stateOf(pairs)}
        skeleton={<Skeleton lines={3} />}
        failed="No hemos podido cargar las valoraciones"
        headingLevel={3}
      >
        {(known) =>
          known.map((pair) => (
            <OnePair
              key={pair.member}
              collaboration={collaboration}
              pair={pair}
              isOpen={isOpen}
              closes={window.closes}
              isNamed={known.length > 1}
            />
          ))
        }
      </QueryState>
      {side === 'student' && endedAt !== null && (
        <Text size="sm">
          ¿Has cambiado con este trabajo?{' '}
          <Link href={href('profile', {}, { section: 'competences' })}>
            Repite el cuestionario de competencias
          </Link>
          : solo lo ves tú.
        </Text>
      )}
    </Stack>
  );
}

interface OnePairProps {
  collaboration: Collaboration;
  pair: EvaluationPair;
  isOpen: boolean;
  /** Last day, as yyyy-MM-dd; null while the collaboration goes on. */
  closes: string | null;
  /** There are several students: each has a heading. */
  isNamed: boolean;
}

function OnePair({ collaboration, pair, isOpen, closes, isNamed }: OnePairProps) {
  const { side, members } = collaboration;
  const member = members.find(({ id }) => id === pair.member);
  if (!member) return null;
  const isSent = side === 'student' ? pair.studentSent : pair.organizationSent;
  return (
    <Stack gap={3}>
      {isNamed && (
        <Heading level={3} size="sm">
          {nameOfMember(member)}
        </Heading>
      )}
      {!pair.shown && <Text>{standingInWords({ side, pair, isOpen, closes })}</Text>}
      {isOpen && side !== 'teacher' && !isSent && member.name !== null && (
        <EvaluateButton collaboration={collaboration} member={member} />
      )}
      <SentEvaluations collaboration={collaboration} member={member} pair={pair} />
    </Stack>
  );
}

import type { ReactNode } from 'react';
import {
  hiddenEvaluationText,
  organizationCriteria,
  organizationCriterionCodes,
  scoreWords,
  studentCriteria,
  studentCriterionCodes,
} from '@puente/contract/constants/evaluations';
import type { Collaboration, CollaborationMember } from '@puente/contract/entities/collaboration';
import type { EvaluationPair } from '@puente/contract/entities/evaluation';
import { DescriptionList } from '@puente/design-system/description-list';
import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import { Text } from '@puente/design-system/text';
import { nameOfMember } from '../collaborations/collaboration-words.ts';
import { ReportEvaluation } from './ReportEvaluation.tsx';

interface SentEvaluationsProps {
  collaboration: Collaboration;
  member: CollaborationMember;
  pair: EvaluationPair;
}

/** Evaluations that the reader may read. The one of the other side is open. */
export function SentEvaluations({ collaboration, member, pair }: SentEvaluationsProps) {
  const { id, side, organization_name: organization } = collaboration;
  const { byStudent, byOrganization } = pair;
  const student = nameOfMember(member);
  return (
    <div>
      {byOrganization && (
        <Evaluation
          title={side === 'organization' ? `Lo que has dicho de ${student}` : `Lo que dice ${organization}`}
          isOpen={side !== 'organization'}
          criteria={studentCriterionCodes.map((code) => ({
            term: studentCriteria[code],
            score: byOrganization.scores[code],
          }))}
          text={byOrganization.text}
          hidden={byOrganization.hidden}
          report={
            pair.shown && side !== 'organization' ? (
              <ReportEvaluation collaboration={id} member={pair.member} by="organization" />
            ) : null
          }
        />
      )}
      {byStudent && (
        <Evaluation
          title={side === 'student' ? `Lo que has dicho de ${organization}` : `Lo que dice ${student}`}
          isOpen={side !== 'student'}
          criteria={organizationCriterionCodes.map((code) => ({
            term: organizationCriteria[code],
            score: byStudent.scores[code],
          }))}
          text={byStudent.text}
          hidden={byStudent.hidden}
          report={
            pair.shown && side !== 'student' ? (
              <ReportEvaluation collaboration={id} member={pair.member} by="student" />
            ) : null
          }
        />
      )}
    </div>
  );
}

interface EvaluationProps {
  title: string;
  isOpen: boolean;
  criteria: readonly { term: string; score: number }[];
  text: string | null;
  /** Present while the team hides the text. */
  hidden: { because: string | null } | undefined;
  /** Button that reports the text. */
  report: ReactNode;
}

const Evaluation = ({ title, isOpen, criteria, text, hidden, report }: EvaluationProps) => (
  <Disclosure summary={title} open={isOpen}>
    <Stack gap={4}>
      <DescriptionList
        items={criteria.map(({ term, score }) => ({
          term,
          description: `${scoreWords[score - 1] ?? ''} (${score} de 5)`,
        }))}
      />
      {text !== null && (
        <>
          <PlainText text={text} />
          {report}
        </>
      )}
      {hidden && (
        <Stack gap={2}>
          <Text tone="muted">{hiddenEvaluationText}</Text>
          {hidden.because && <PlainText text={hidden.because} />}
        </Stack>
      )}
    </Stack>
  </Disclosure>
);

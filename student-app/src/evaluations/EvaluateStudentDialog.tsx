import { evaluateStudent } from '@puente/client/evaluations';
import type { Collaboration, CollaborationMember } from '@puente/contract/entities/collaboration';
import { type LinkedEvaluation, linkedEvaluation } from '@puente/contract/forms/evaluation';
import { useForm, zodResolver } from '@puente/platform/forms';
import { nameOfMember } from '../collaborations/collaboration-words.ts';
import { EvaluationDialog } from './EvaluationDialog.tsx';
import { StudentFields } from './StudentFields.tsx';

interface EvaluateStudentDialogProps {
  collaboration: Collaboration;
  member: CollaborationMember;
  onClose: () => void;
}

/** Dialog with which an organisation evaluates a student. */
export default function EvaluateStudentDialog({
  collaboration: { id },
  member,
  onClose,
}: EvaluateStudentDialogProps) {
  const form = useForm<LinkedEvaluation>({
    resolver: zodResolver(linkedEvaluation),
    defaultValues: { text: '' },
  });
  return (
    <EvaluationDialog
      id={id}
      name={`evaluation-student-${member.id}`}
      evaluated={nameOfMember(member)}
      readers="Quien valoras y quien dirige el trabajo"
      form={form}
      send={(values) => evaluateStudent(id, { ...values, member: member.id })}
      onClose={onClose}
    >
      <StudentFields form={form} />
    </EvaluationDialog>
  );
}

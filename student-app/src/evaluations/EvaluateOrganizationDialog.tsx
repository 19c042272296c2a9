import { evaluateOrganization } from '@puente/client/evaluations';
import { organizationCriteria, organizationCriterionCodes } from '@puente/contract/constants/evaluations';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { type OrganizationEvaluation, organizationEvaluation } from '@puente/contract/forms/evaluation';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Controller, useForm, zodResolver } from '@puente/platform/forms';
import { EvaluationDialog } from './EvaluationDialog.tsx';
import { ScoreField } from './ScoreField.tsx';

interface EvaluateOrganizationDialogProps {
  collaboration: Collaboration;
  onClose: () => void;
}

/** Dialog with which a student evaluates the organisation. */
export default function EvaluateOrganizationDialog({
  collaboration: { id, organization_name: organization },
  onClose,
}: EvaluateOrganizationDialogProps) {
  const form = useForm<OrganizationEvaluation>({
    resolver: zodResolver(organizationEvaluation),
    defaultValues: { text: '' },
  });
  return (
    <EvaluationDialog
      id={id}
      name={`evaluation-organization-${id}`}
      evaluated={organization}
      readers="La organización y quien dirige el trabajo"
      form={form}
      send={(values) => evaluateOrganization(id, values)}
      onClose={onClose}
    >
      {organizationCriterionCodes.map((code) => (
        <Controller
          key={code}
          control={form.control}
          name={`scores.${code}`}
          render={({ field, fieldState }) => (
            <ScoreField
              name={field.name}
              legend={organizationCriteria[code]}
              value={field.value}
              onChange={field.onChange}
              isMissing={fieldState.invalid}
            />
          )}
        />
      ))}
      <TextArea
        label="Con tus palabras"
        hint="Qué te ha servido y qué cambiarías."
        optional
        rows={4}
        maxLength={limits.evaluation.text}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
    </EvaluationDialog>
  );
}

import { studentCriteria, studentCriterionCodes } from '@puente/contract/constants/evaluations';
import type { LinkedEvaluation } from '@puente/contract/forms/evaluation';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Controller, type UseFormReturn } from '@puente/platform/forms';
import { ScoreField } from './ScoreField.tsx';

/** Fields with which an organisation evaluates a student. */
export const StudentFields = ({ form }: { form: UseFormReturn<LinkedEvaluation> }) => (
  <>
    {studentCriterionCodes.map((code) => (
      <Controller
        key={code}
        control={form.control}
        name={`scores.${code}`}
        render={({ field: { name, value, onChange }, fieldState: { invalid } }) => (
          <ScoreField legend={studentCriteria[code]} {...{ name, value, onChange }} isMissing={invalid} />
        )}
      />
    ))}
    <TextArea
      label="Con tus palabras"
      hint="Qué ha hecho bien y qué puede mejorar."
      optional
      rows={4}
      maxLength={limits.evaluation.text}
      error={form.formState.errors.text?.message}
      {...form.register('text')}
    />
  </>
);

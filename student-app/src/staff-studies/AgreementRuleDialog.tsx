import { useState } from 'react';
import { changeUniversityRule, universityRuleQueries } from '@puente/client/university-rules';
import { collaborationSideCodes, collaborationSides } from '@puente/contract/constants/collaborations';
import type { UniversityRule } from '@puente/contract/entities/university-agreement';
import { agreementRule } from '@puente/contract/forms/university-agreement';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { DateField } from '@puente/design-system/date-field';
import { Checkbox, RadioGroup, TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Controller, useForm, useSending } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { useRecordForm } from '@puente/platform/record-forms';
import { showToast } from '@puente/platform/ui';

interface AgreementRuleDialogProps {
  university: UniversityRule;
  onClose: () => void;
}

/** Answers of the form. Each line of `clauses` is a clause. */
type Answers = Record<'asked_by' | 'needs' | 'link' | 'checked' | 'clauses', string> &
  Record<'ends', boolean>;

const answersOf = ({ rule }: UniversityRule): Answers => ({
  asked_by: rule?.asked_by ?? '',
  needs: rule?.needs ?? '',
  link: rule?.link ?? '',
  checked: rule?.checked ?? '',
  clauses: rule?.clauses.join('\n') ?? '',
  ends: false,
});

const clausesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const labels = {
  asked_by: 'Quién lo pide',
  needs: 'Qué hay que hacer',
  link: 'Página de la universidad que lo dice',
  checked: 'Día en que la has consultado',
  clauses: 'Cláusulas que se añaden al acuerdo',
  ends: 'Ya no hace falta convenio',
};

/** Dialog for the agreement that a university needs, which colleagues may change at the same time. */
export default function AgreementRuleDialog({ university, onClose }: AgreementRuleDialogProps) {
  const queryClient = useQueryClient();
  const query = universityRuleQueries.all();
  const [isNew] = useState(university.rule === null);
  const form = useForm<Answers>({ defaultValues: answersOf(university) });
  const { errors } = form.formState;
  const { draft, conflict, save } = useRecordForm(`agreement-rule-${university.id}`, form, university, {
    answersOf,
    read: async () => {
      const all = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      return all.find(({ id }) => id === university.id) ?? university;
    },
  });
  const { submit, busy, failure } = useSending(form, async () => {
    await save(({ ends, clauses, ...values }, _, base) =>
      changeUniversityRule(university.id, {
        rule: ends ? null : agreementRule.parse({ ...values, clauses: clausesIn(clauses) }),
        base,
      }),
    );
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    showToast({ tone: 'success', message: `Guardado el convenio de ${university.name}.` });
    onClose();
  });
  const isValid = (name: 'asked_by' | 'needs' | 'link' | 'checked', message: string) => ({
    validate: (value: string, { ends }: Answers) =>
      ends || agreementRule.shape[name].safeParse(value).success || message,
  });
  return (
    <FormDialog
      title={`Convenio de ${university.name}`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      busy={busy}
      failure={failure}
      failureTitle="No hemos podido guardar el convenio"
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {conflict && (
        <FieldsClash
          {...conflict}
          key={conflict.id}
          title="Alguien del equipo ha cambiado este convenio"
          labels={labels}
        />
      )}
      <Controller
        control={form.control}
        name="asked_by"
        rules={isValid('asked_by', messages.required)}
        render={({ field, fieldState }) => (
          <RadioGroup
            legend={labels.asked_by}
            required
            options={collaborationSideCodes.map((value) => ({ value, label: collaborationSides[value] }))}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <TextArea
        label={labels.needs}
        hint="Pasos, papeles y plazos, como los leerá el estudiante."
        rows={4}
        required
        maxLength={limits.universityAgreement.text}
        error={errors.needs?.message}
        {...form.register('needs', isValid('needs', messages.required))}
      />
      <TextField
        label={labels.link}
        type="url"
        inputMode="url"
        required
        error={errors.link?.message}
        {...form.register('link', isValid('link', messages.pattern))}
      />
      <Controller
        control={form.control}
        name="checked"
        rules={isValid('checked', messages.required)}
        render={({ field, fieldState }) => (
          <DateField
            label={labels.checked}
            name="checked"
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        label={labels.clauses}
        hint={`Una por línea, como mucho ${limits.universityAgreement.clauses}.`}
        rows={4}
        optional
        error={errors.clauses?.message}
        {...form.register('clauses', {
          validate: (value) =>
            agreementRule.shape.clauses.safeParse(clausesIn(value)).success || messages.tooLong,
        })}
      />
      {!isNew && <Checkbox label={labels.ends} {...form.register('ends')} />}
    </FormDialog>
  );
}

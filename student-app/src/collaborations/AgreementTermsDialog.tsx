import { useState } from 'react';
import { writeAgreement } from '@puente/client/agreements';
import type { Agreement, AgreementVersion } from '@puente/contract/entities/agreement';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { agreementTerms } from '@puente/contract/forms/agreement';
import { inOrder } from '@puente/contract/forms/collaboration';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { DateField } from '@puente/design-system/date-field';
import { TextArea, TextField } from '@puente/design-system/field';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { WordDifferences } from '@puente/design-system/word-differences';
import { useController, useForm, type UseFormReturn, useWatch } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import { sendAboutVersion, showAgreement } from './refresh-agreement.ts';

interface AgreementTermsDialogProps {
  collaboration: Collaboration;
  agreement: Agreement;
  onClose: () => void;
}

const texts = [
  { name: 'tasks', label: 'Qué se hace', rows: 4 },
  { name: 'place', label: 'Dónde se trabaja', rows: 2 },
  { name: 'pay', label: 'Ayuda económica', rows: 2 },
  { name: 'result', label: 'De quién es el resultado', rows: 2 },
  { name: 'confidentiality', label: 'Confidencialidad', rows: 3 },
  { name: 'data_protection', label: 'Protección de datos', rows: 3 },
] as const;

type Values = Record<
  (typeof texts)[number]['name'] | 'begins' | 'ends' | 'hours_week' | 'hours_total' | 'base',
  string
>;

/** Dialog with the terms of an agreement, filled with the latest version or with what the project says. */
export default function AgreementTermsDialog({
  collaboration: { id },
  agreement: { versions, suggestion },
  onClose,
}: AgreementTermsDialogProps) {
  const queryClient = useQueryClient();
  const [latest] = versions;
  const known = latest?.terms ?? suggestion;
  const form = useForm<Values>({
    defaultValues: {
      // The draft keeps the version that its words are based on.
      base: latest?.hash ?? '',
      tasks: known.tasks ?? '',
      begins: known.begins ?? '',
      ends: known.ends ?? '',
      hours_week: known.hours_week?.toString() ?? '',
      hours_total: known.hours_total?.toString() ?? '',
      place: known.place ?? '',
      pay: known.pay ?? '',
      result: known.result ?? '',
      confidentiality: known.confidentiality ?? '',
      data_protection: known.data_protection ?? '',
    },
  });
  const { errors } = form.formState;
  const [opened] = useState(latest);
  // Fingerprint of the latest version that the author was shown: a refusal shows them the next.
  const [seen, setSeen] = useState(latest?.hash ?? null);
  const base = useWatch({ control: form.control, name: 'base' });
  const isAccepted = latest !== undefined && latest.acceptances.length > 0;
  return (
    <KeptFormDialog
      name={`agreement-terms-${id}`}
      form={form}
      title={latest ? 'Cambiar el acuerdo' : 'Preparar el acuerdo'}
      submitLabel="Guardar el acuerdo"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el acuerdo"
      send={({
        hours_week: week,
        hours_total: total,
        begins,
        ends,
        tasks,
        place,
        pay,
        result,
        confidentiality,
        data_protection,
      }) =>
        sendAboutVersion(queryClient, id, {
          send: () =>
            writeAgreement(id, {
              begins,
              ends,
              tasks,
              place,
              pay,
              result,
              confidentiality,
              data_protection,
              hours_week: Number(week),
              hours_total: total.trim() === '' ? null : Number(total),
              seen,
            }),
          onChanged: (now) => setSeen(now?.hash ?? null),
        })
      }
      onSent={async (changed) => {
        showToast({ tone: 'success', message: 'Hemos guardado el acuerdo. Ahora toca leerlo y aceptarlo.' });
        await showAgreement(queryClient, id, changed);
      }}
      onClose={onClose}
    >
      <Text>
        {isAccepted
          ? 'Alguien ya ha aceptado esta versión, así que los cambios serán una versión nueva que aceptáis todos.'
          : 'Lo que sabemos del proyecto ya está puesto. Cualquiera de las partes puede cambiarlo hasta que alguien lo acepte.'}
      </Text>
      {latest && base !== latest.hash && (
        <ChangedTerms
          before={[opened, ...versions].find((version) => version?.hash === base)}
          now={latest}
          mine={form.getValues()}
        />
      )}
      <TermsDay form={form} name="begins" label="Primer día" />
      <TermsDay form={form} name="ends" label="Último día" />
      <TextField
        label="Horas por semana, como mucho"
        inputMode="numeric"
        required
        error={errors.hours_week?.message}
        {...form.register('hours_week', { validate: (value) => isHours('hours_week', value) })}
      />
      <TextField
        label="Horas en total"
        inputMode="numeric"
        optional
        error={errors.hours_total?.message}
        {...form.register('hours_total', {
          validate: (value) => value.trim() === '' || isHours('hours_total', value),
        })}
      />
      {texts.map(({ name, label, rows }) => (
        <TextArea
          key={name}
          label={label}
          rows={rows}
          required
          maxLength={limits.agreement.text}
          error={errors[name]?.message}
          {...form.register(name, { validate: (value) => value.trim() !== '' || messages.required })}
        />
      ))}
    </KeptFormDialog>
  );
}

interface ChangedTermsProps {
  before: AgreementVersion | undefined;
  now: AgreementVersion;
  mine: Readonly<Values>;
}

/** Notice with the words that another party has written since the author read the agreement. */
function ChangedTerms({ before, now, mine }: ChangedTermsProps) {
  if (!before) return <OtherTerms now={now} mine={mine} />;
  const former = new Map(before.sections.map(({ heading, text }) => [heading, text]));
  return (
    <Notice tone="warning" title="Otra parte ha escrito esto mientras tanto">
      {now.sections
        .filter(({ heading, text }) => former.get(heading) !== text)
        .map(({ heading, text }) => (
          <div key={heading}>
            <Text>{`${heading}:`}</Text>
            <WordDifferences before={former.get(heading) ?? ''} after={text} />
          </div>
        ))}
      <Text>Si guardas, queda lo que tienes escrito abajo.</Text>
    </Notice>
  );
}

const labels = {
  begins: 'Primer día',
  ends: 'Último día',
  hours_week: 'Horas por semana, como mucho',
  hours_total: 'Horas en total',
  ...Object.fromEntries(texts.map(({ name, label }) => [name, label])),
};

/** Notice with the terms that differ from the draft, for a version that was overwritten since the draft was kept. */
function OtherTerms({ now, mine }: Omit<ChangedTermsProps, 'before'>) {
  const theirs = Object.entries(now.terms).map(([name, value]) => [name, String(value ?? '')] as const);
  const other = theirs.filter(([name, value]) => mine[name as keyof Values].trim() !== value.trim());
  return (
    <Notice tone="warning" title="Otra parte ha escrito esto mientras tanto">
      {other.map(([name, value]) => (
        <div key={name}>
          <Text>{`${labels[name as keyof typeof labels]}: ${value}`}</Text>
        </div>
      ))}
      <Text>Si guardas, queda lo que tienes escrito abajo.</Text>
    </Notice>
  );
}

function isHours(name: 'hours_week' | 'hours_total', value: string): true | string {
  const schema = agreementTerms.shape[name];
  const max = name === 'hours_week' ? limits.agreement.weekHours : limits.agreement.totalHours;
  return (
    (value.trim() !== '' && schema.safeParse(Number(value)).success) || `Escribe un número de 1 a ${max}.`
  );
}

interface TermsDayProps {
  form: UseFormReturn<Values>;
  name: 'begins' | 'ends';
  label: string;
}

function TermsDay({ form, name, label }: TermsDayProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (value, { begins, ends }) => {
        if (!agreementTerms.shape[name].safeParse(value).success) return messages.required;
        return name === 'begins' || inOrder(begins, ends) || messages.endsTooEarly;
      },
    },
  });
  return (
    <DateField
      label={label}
      name={name}
      required
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

import { decideOnOrganization } from '@puente/client/organization-verification';
import { withdrawalReasonCodes, withdrawalReasons } from '@puente/contract/constants/verification';
import { withdrawal } from '@puente/contract/forms/verification';
import { limits } from '@puente/contract/limits';
import { Consequences } from '@puente/design-system/consequences';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Controller, useForm, useKeptForm, useWatch, zodResolver } from '@puente/platform/forms';
import { useSettled } from '../settled.ts';
import type { DecisionDialogProps } from './decision-dialog.ts';
import { decisionOf, decisionWords } from './decisions.ts';
import { MailPreview } from './MailPreview.tsx';

const reasons = withdrawalReasonCodes.map((code) => ({ value: code, label: withdrawalReasons[code] }));

/** Asks for the reason to withdraw a verification or talent access. The mail quotes it. */
export default function WithdrawalDialog({
  decision,
  organization,
  onDecided,
  onClose,
}: DecisionDialogProps<'unverified' | 'talentWithdrawn'>) {
  const words = decisionWords[decision];
  const form = useForm({ resolver: zodResolver(withdrawal), defaultValues: { words: '' } });
  const { errors } = form.formState;
  const kept = useKeptForm(`${decision}-${organization.id}`, form, {
    send: (why) => decideOnOrganization(organization.id, decisionOf(decision, organization, why)),
    onSent: ({ changed }) => onDecided(changed),
    onClose,
  });
  const [reason, typed] = useWatch({ control: form.control, name: ['reason', 'words'] });
  const settled = useSettled(typed?.trim() ?? '');
  // Until a reason is chosen it is undefined, which requests leave out.
  const why = { reason, ...(settled !== '' && { words: settled }) };

  return (
    <FormDialog
      title={words.question(organization.name)}
      submitLabel={words.label}
      cancelLabel="Cancelar"
      tone="danger"
      failureTitle="No hemos podido retirarlo"
      {...kept}
    >
      <Consequences groups={[{ title: 'Qué cambia', lines: words.consequences }]} />
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            name={name}
            legend="¿Por qué?"
            hint="La organización lo lee en el correo. Queda también en las notas del equipo."
            options={reasons}
            value={value}
            onChange={onChange}
            error={errors.reason && 'Elige un motivo.'}
          />
        )}
      />
      <TextArea
        label="Con tus palabras"
        hint={reason === 'other' ? 'El correo no dice otro motivo.' : 'Se añade al motivo en el correo.'}
        optional={reason !== 'other'}
        rows={3}
        maxLength={limits.withdrawalWords.max}
        error={errors.words?.message}
        {...form.register('words')}
      />
      <MailPreview id={organization.id} decision={decisionOf(decision, organization, why)} />
    </FormDialog>
  );
}

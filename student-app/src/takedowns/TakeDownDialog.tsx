import { opportunityQueries } from '@puente/client/opportunities';
import { projectQueries } from '@puente/client/projects';
import { takeDown, takedownQueries } from '@puente/client/takedowns';
import { workQueries } from '@puente/client/works';
import { takedownReasonCodes, takedownReasons } from '@puente/contract/constants/takedowns';
import { type NewTakedown, newTakedown } from '@puente/contract/forms/takedown';
import { limits } from '@puente/contract/limits';
import { statementOfTakedown, takedownNouns } from '@puente/contract/takedown-statement';
import { Consequences } from '@puente/design-system/consequences';
import { RadioGroup, TextArea } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useWatch, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';
import type { TakeDownProps } from './take-down-props.ts';
import styles from './Takedown.module.css';

interface TakeDownDialogProps extends TakeDownProps {
  onClose: () => void;
}

const reasons = takedownReasonCodes.map((code) => ({ value: code, label: takedownReasons[code].label }));

/** Asks for the reason to take a record down, and shows the notice that the owner gets. */
export default function TakeDownDialog({ subject, title, onClose }: TakeDownDialogProps) {
  const { kind, id } = subject;
  const { the, it } = takedownNouns[kind];
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<NewTakedown>({ resolver: zodResolver(newTakedown), defaultValues: { words: '' } });
  const { errors } = form.formState;
  const [reason, words] = useWatch({ control: form.control, name: ['reason', 'words'] });

  async function taken({ id: takedown, changed }: Awaited<ReturnType<typeof takeDown>>) {
    showToast(
      changed
        ? { tone: 'success', message: `Nadie más puede ver ya ${the}. Hemos avisado a quien ${it} publicó.` }
        : { tone: 'info', message: `Otra persona del equipo ya había retirado ${the}.` },
    );
    await navigate(href('staffTakedown', { id: takedown }));
    // The record's page is left by then, and is not fetched again.
    const changedKeys = [projectQueries.key, workQueries.key, opportunityQueries.key, takedownQueries.key];
    await Promise.all(changedKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }

  return (
    <KeptFormDialog
      name={`takedown-${kind}-${id}`}
      form={form}
      title={`¿Retirar ${the}?`}
      submitLabel="Retirar y avisar"
      cancelLabel="Cancelar"
      tone="danger"
      failureTitle={`No hemos podido retirar ${the}`}
      send={(data) => takeDown(subject, data)}
      onSent={taken}
      onClose={onClose}
    >
      <Consequences
        groups={[
          {
            title: 'Qué cambia',
            lines: [
              'Deja de verse en la plataforma: en listas, búsquedas, páginas y datos públicos.',
              `Quien ${it} publicó recibe el motivo por correo y en sus avisos, y puede objetar.`,
              ...(kind === 'project' ? ['Las solicitudes enviadas se conservan. No se admiten nuevas.'] : []),
            ],
          },
        ]}
      />
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { name, value, onChange } }) => (
          <RadioGroup
            name={name}
            legend="¿Por qué?"
            options={reasons}
            value={value}
            onChange={onChange}
            error={errors.reason && 'Elige un motivo.'}
          />
        )}
      />
      <TextArea
        label="Con tus palabras"
        hint={
          reason === 'other'
            ? 'El aviso no dice otro motivo.'
            : 'Qué has visto y dónde. Se añade al motivo en el aviso.'
        }
        optional={reason !== 'other'}
        rows={3}
        maxLength={limits.takedownWords.max}
        error={errors.words?.message}
        {...form.register('words')}
      />
      <Stack gap={2}>
        <Text>
          <strong>El aviso que recibe</strong>
        </Text>
        {/* Until a reason is chosen it is undefined. */}
        {takedownReasonCodes.includes(reason) ? (
          <div className={styles.statement}>
            {statementOfTakedown({ kind, title, reason, words: words?.trim() }).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ) : (
          <Text tone="muted">Elige un motivo y aquí lo verás.</Text>
        )}
      </Stack>
    </KeptFormDialog>
  );
}

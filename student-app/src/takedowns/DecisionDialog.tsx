import { decideOnTakedown, takedownQueries } from '@puente/client/takedowns';
import type { TakedownDecision } from '@puente/contract/constants/takedowns';
import { takedownAnswer } from '@puente/contract/forms/takedown';
import type { TakedownId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { TextArea } from '@puente/design-system/field';
import { Text } from '@puente/design-system/text';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface DecisionDialogProps {
  id: TakedownId;
  decision: TakedownDecision;
  onClose: () => void;
}

const words: Readonly<Record<TakedownDecision, { title: string; submit: string; effect: string }>> = {
  lifted: {
    title: '¿Volver a mostrarlo?',
    submit: 'Volver a mostrar',
    effect: 'Se ve otra vez como antes, con la misma fecha. Quien lo publicó recibe tus palabras.',
  },
  upheld: {
    title: '¿Rechazar la objeción?',
    submit: 'Rechazar la objeción',
    effect: 'Sigue sin verse. Quien lo publicó recibe tus palabras, y no puede objetar otra vez.',
  },
};

/** Asks for the words that go with a decision about a takedown. */
export function DecisionDialog({ id, decision, onClose }: DecisionDialogProps) {
  const queryClient = useQueryClient();
  const { title, submit, effect } = words[decision];
  const form = useForm({ resolver: zodResolver(takedownAnswer), defaultValues: { decision, words: '' } });
  return (
    <KeptFormDialog
      name={`takedown-${decision}-${id}`}
      form={form}
      title={title}
      submitLabel={submit}
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la decisión"
      send={(data) => decideOnTakedown(id, data)}
      onSent={async (takedown) => {
        queryClient.setQueryData(takedownQueries.one(id).queryKey, takedown);
        await queryClient.invalidateQueries({ queryKey: [...takedownQueries.key, 'list'] });
      }}
      onClose={onClose}
    >
      <Text>{effect}</Text>
      <TextArea
        label="Qué le decimos"
        rows={4}
        required
        maxLength={limits.takedownWords.max}
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
    </KeptFormDialog>
  );
}

import type { ReactNode } from 'react';
import { ApiError } from '@puente/client/api-error';
import { collaborationQueries } from '@puente/client/collaborations';
import { evaluationQueries } from '@puente/client/evaluations';
import type { EvaluationPair } from '@puente/contract/entities/evaluation';
import type { CollaborationId } from '@puente/contract/ids';
import { Text } from '@puente/design-system/text';
import type { UseFormReturn } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface EvaluationDialogProps<Values extends Record<string, unknown>> {
  id: CollaborationId;
  /** Name of the form and its record, as for `useDraft`. */
  name: string;
  /** Name of the evaluated person or organisation. */
  evaluated: string;
  /** Says who reads the evaluation. */
  readers: string;
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<EvaluationPair[]>;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with which one side of a collaboration evaluates the other. */
export function EvaluationDialog<Values extends Record<string, unknown>>({
  id,
  name,
  evaluated,
  readers,
  form,
  send,
  onClose,
  children,
}: EvaluationDialogProps<Values>) {
  const queryClient = useQueryClient();
  const { queryKey } = evaluationQueries.of(id);
  return (
    <KeptFormDialog
      name={name}
      form={form}
      title={`Valorar a ${evaluated}`}
      submitLabel="Enviar valoración"
      cancelLabel="Volver"
      failureTitle="No hemos podido enviar la valoración"
      send={async (values) => {
        try {
          return await send(values);
        } catch (error) {
          // A colleague or the mailed link was faster, or the last day is over: the page behind the dialog shows it.
          if (error instanceof ApiError) await queryClient.invalidateQueries({ queryKey });
          throw error;
        }
      }}
      onSent={async (known) => {
        queryClient.setQueryData(queryKey, known);
        showToast({ tone: 'success', message: 'Valoración enviada. Gracias.' });
        // Its history has an entry more.
        await queryClient.invalidateQueries({
          queryKey: collaborationQueries.one(id).queryKey,
          exact: true,
        });
      }}
      onClose={onClose}
    >
      <Text tone="muted">
        {`${readers} la leen cuando las dos partes la habéis enviado. Después de enviarla no se puede cambiar.`}
      </Text>
      {children}
    </KeptFormDialog>
  );
}

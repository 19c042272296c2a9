import { useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { messages } from '@puente/contract/messages';
import type { LoadPage, PickerItem } from '@puente/design-system/degree-picker';
import { FormDialog } from '@puente/design-system/form-dialog';
import { PagedComboBox } from '@puente/design-system/form-fields';
import { Text } from '@puente/design-system/text';
import { useMutation } from '@puente/platform/query';
import { type CountMoves, MergePreview } from './MergePreview.tsx';
import type { ReviewDialogProps } from './ReviewList.tsx';
import type { TypedStudy } from './typed-study.ts';

interface MergeDialogProps extends ReviewDialogProps<TypedStudy> {
  /** Label of the search over the catalogue. */
  label: string;
  load: LoadPage;
  countMoves: CountMoves;
  merge: (into: number) => Promise<unknown>;
}

/** Dialog that merges a typed name into an entry of the catalogue, after it has said what moves. */
export function MergeDialog({
  study: { name },
  label,
  load,
  suggested,
  countMoves,
  merge,
  onReviewed,
  onClose,
}: MergeDialogProps) {
  const [target, setTarget] = useState(suggested);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ id, name: into }: PickerItem) => {
      await merge(id);
      await onReviewed(`Unida con «${into}».`);
    },
  });

  return (
    <FormDialog
      title={`Unir «${name}» con otra`}
      submitLabel="Unir"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido unirlas"
      busy={isPending}
      failure={error && messageOf(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        setMissing(target === null);
        if (target) mutate(target);
      }}
      onClose={onClose}
    >
      <PagedComboBox
        label={label}
        name="into"
        required
        withOther={false}
        value={target}
        error={isMissing ? messages.notInCatalogue : undefined}
        load={load}
        onChange={(item) => {
          setTarget(item);
          setMissing(false);
          reset();
        }}
      />
      {target === null ? (
        <Text tone="muted">Elige con cuál, y aquí verás qué cambia.</Text>
      ) : (
        <MergePreview name={name} target={target} countMoves={countMoves} />
      )}
    </FormDialog>
  );
}

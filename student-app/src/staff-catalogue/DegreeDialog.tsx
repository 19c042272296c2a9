import { addDegree, updateDegree } from '@puente/client/studies';
import type { Degree } from '@puente/contract/entities/study';
import { newDegree } from '@puente/contract/forms/studies';
import { useForm, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ChangedMeanwhile } from '../forms/ChangedMeanwhile.tsx';
import { DegreeFields } from '../forms/DegreeFields.tsx';
import { KeptFormDialog } from '../forms/KeptFormDialog.tsx';

interface DegreeDialogProps {
  /** The degree as it was when the dialog opened; null for a new one. */
  degree: Degree | null;
  /** The degree as it is now. */
  current: Degree | null;
  onClose: () => void;
}

/** Dialog that adds a degree to the catalogue, or corrects one. */
export default function DegreeDialog({ degree, current, onClose }: DegreeDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(newDegree),
    defaultValues: {
      name: degree?.name ?? '',
      ...(degree && { type: degree.type }),
      study_area: degree?.study_area ?? null,
    },
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['degrees'] });
  return (
    <KeptFormDialog
      name={`degree-${degree?.id ?? 'new'}`}
      form={form}
      title={degree ? `Corregir «${degree.name}»` : 'Añadir una titulación'}
      submitLabel={degree ? 'Guardar' : 'Añadir'}
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la titulación"
      send={(fields) => {
        const base = current?.updatedAt ?? degree?.updatedAt;
        return degree
          ? updateDegree(degree.id, { ...fields, ...(base !== undefined && { base }) })
          : addDegree(fields);
      }}
      onSent={async ({ data: { name } }) => {
        await refresh();
        showToast({ tone: 'success', message: `Hemos guardado «${name}».` });
      }}
      onOutdated={refresh}
      onClose={onClose}
    >
      <ChangedMeanwhile before={degree?.updatedAt} now={current?.updatedAt} words={current?.name ?? ''} />
      <DegreeFields form={form} />
    </KeptFormDialog>
  );
}

import { changeTalentList, talentQueries } from '@puente/client/talent';
import type { TalentList } from '@puente/contract/entities/talent';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { useQueryClient } from '@puente/platform/query';
import { useNameDialog } from '../sending/use-name-dialog.ts';

export function RenameList({ list: { id, name, updatedAt } }: { list: TalentList }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: talentQueries.key });
  const rename = useNameDialog();
  return (
    <>
      <Button variant="quiet" size="sm" icon="edit" {...rename.button}>
        Cambiar el nombre
      </Button>
      {rename.Dialog && rename.isOpen && (
        <rename.Dialog
          form={`talent-list-${id}`}
          title="Cambiar el nombre"
          label="Nombre de la lista"
          submitLabel="Guardar nombre"
          name={name}
          maxLength={limits.talentList.name}
          send={(given) => changeTalentList(id, { name: given, base: updatedAt })}
          onSent={refresh}
          onOutdated={refresh}
          onClose={rename.close}
        />
      )}
    </>
  );
}

import type { StaffAct } from '@puente/contract/entities/staff-act';
import { Button } from '@puente/design-system/button';
import { ChangeList } from '@puente/design-system/change-list';
import { DescriptionList } from '@puente/design-system/description-list';
import { Dialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { fieldWords, momentOf, outcomes, textOf } from './act-words.ts';
import { sentenceOf } from './acts-search.ts';

interface ActDialogProps {
  act: StaffAct;
  onClose: () => void;
}

/** Dialog with everything that the trail knows of an act. */
export function ActDialog({ act, onClose }: ActDialogProps) {
  const { call, who, createdAt, record, recordName, outcome, changes } = act;
  return (
    <Dialog
      open
      title={sentenceOf(call)}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            { term: 'Quién', description: who },
            { term: 'Cuándo', description: momentOf(createdAt) },
            ...(recordName === null ? [] : [{ term: 'Registro', description: recordName }]),
            ...(record === null ? [] : [{ term: 'Número', description: String(record) }]),
            { term: 'Resultado', description: outcomes[outcome].label },
          ]}
        />
        {changes.length > 0 && (
          <Stack as="section" gap={4} aria-labelledby="act-changes">
            <Heading level={3} size="sm" id="act-changes">
              Cambios
            </Heading>
            <ChangeList
              headingLevel={4}
              unkept="No se guarda el valor, porque es de una persona."
              changes={changes.map(({ field, before, after }) => ({
                field: fieldWords[field] ?? field,
                ...(before !== undefined && { before: textOf(before) }),
                ...(after !== undefined && { after: textOf(after) }),
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

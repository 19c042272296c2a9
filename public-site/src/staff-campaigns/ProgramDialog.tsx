import { useState } from 'react';
import { changeProgram } from '@puente/client/content';
import type { Campaign, Program } from '@puente/contract/entities/program';
import { type ProgramAnswers, programAnswers } from '@puente/contract/forms/campaign';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { CheckboxGroup, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useForm, useSending, zodResolver } from '@puente/platform/forms';
import { LogoUpload, uploadedLogo } from './LogoUpload.tsx';

interface ProgramDialogProps {
  program: Program;
  campaigns: readonly Campaign[];
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Dialog that changes a program: its name, its logo and its campaigns. */
export function ProgramDialog({ program, campaigns, onSaved, onClose }: ProgramDialogProps) {
  const [logo, setLogo] = useState(() => uploadedLogo(program.logo));
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (program.programCampaign ?? []).map(({ campaign: { id } }) => String(id)),
  );
  const form = useForm<ProgramAnswers>({
    resolver: zodResolver(programAnswers),
    defaultValues: { name: program.name },
  });
  const { submit, busy, failure } = useSending(form, async ({ name }) => {
    await changeProgram(program.id, {
      name,
      logo: logo && ids.file.parse(logo.id),
      campaigns: campaigns.flatMap(({ id }) => (chosen.includes(String(id)) ? id : [])),
      base: program.updatedAt,
    });
    await onSaved();
  });

  return (
    <FormDialog
      title={`Cambiar «${program.name}»`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el programa"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        autoComplete="off"
        maxLength={limits.name.max}
        required
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <LogoUpload value={logo} onChange={setLogo} error={undefined} />
      {campaigns.length > 0 && (
        <CheckboxGroup
          legend="Campañas"
          name="campaigns"
          hint="Si quitas una, sus estudiantes dejan de contar en el programa."
          optional
          value={chosen}
          onChange={setChosen}
          options={campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </FormDialog>
  );
}

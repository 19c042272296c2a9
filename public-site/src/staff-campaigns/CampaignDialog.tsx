import { useState } from 'react';
import { changeCampaign, createCampaign } from '@puente/client/content';
import type { Campaign } from '@puente/contract/entities/program';
import { type CampaignAnswers, campaignAnswers } from '@puente/contract/forms/campaign';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { clockOf, momentOfClock } from '@puente/contract/moment-in-spain';
import { Checkbox, TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useController, useForm, useSending, useWatch, zodResolver } from '@puente/platform/forms';
import { CampaignPreview } from './CampaignPreview.tsx';
import { LogoUpload, uploadedLogo } from './LogoUpload.tsx';
import { WindowFields } from './WindowFields.tsx';

interface CampaignDialogProps {
  /** Null for a new one. */
  campaign: Campaign | null;
  onSaved: (campaign: Campaign) => Promise<void>;
  onClose: () => void;
}

/** Dialog that creates a campaign or changes it, with its page as visitors will see it. */
export function CampaignDialog({ campaign, onSaved, onClose }: CampaignDialogProps) {
  const [logo, setLogo] = useState(() => uploadedLogo(campaign?.logo));
  const form = useForm<CampaignAnswers>({
    resolver: zodResolver(campaignAnswers),
    defaultValues: answersOf(campaign),
  });
  const { errors } = form.formState;
  const from = useController({ control: form.control, name: 'from' });
  const to = useController({ control: form.control, name: 'to' });
  const { submit, busy, failure } = useSending(form, async (answers) => {
    const given = {
      ...answers,
      from: isoOrNone(answers.from),
      to: isoOrNone(answers.to),
      logo: logo && ids.file.parse(logo.id),
    };
    const { data } =
      campaign === null
        ? await createCampaign(given)
        : await changeCampaign(campaign.id, { ...given, base: campaign.updatedAt });
    await onSaved(data);
  });
  const { code, title, subtitle } = useWatch({ control: form.control });

  return (
    <FormDialog
      title={campaign === null ? 'Crear una campaña' : `Cambiar «${campaign.name}»`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la campaña"
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
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Código"
        hint={`Su página es /campanas/${code || 'el-codigo'}. Minúsculas, números y guiones; no lo cambies si ya se ha difundido.`}
        autoComplete="off"
        maxLength={limits.name.max}
        required
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextField
        label="Título de su página"
        optional
        autoComplete="off"
        maxLength={limits.content.title}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextArea
        label="Subtítulo"
        optional
        rows={2}
        maxLength={limits.content.introduction}
        error={errors.subtitle?.message}
        {...form.register('subtitle')}
      />
      <LogoUpload value={logo} onChange={setLogo} error={undefined} />
      <WindowFields from={from} to={to} optional />
      <Checkbox
        label="Está activa"
        hint="Sin marcar no se ve, sean cuales sean sus fechas."
        {...form.register('active')}
      />
      <CampaignPreview
        campaign={campaign}
        words={{ code: code ?? '', title: title ?? '', subtitle: subtitle ?? '' }}
        logo={logo}
      />
    </FormDialog>
  );
}

const answersOf = (campaign: Campaign | null): CampaignAnswers => ({
  code: campaign?.code ?? '',
  name: campaign?.name ?? '',
  title: campaign?.title ?? '',
  subtitle: campaign?.subtitle ?? '',
  active: campaign?.active ?? true,
  from: clockOrNone(campaign?.from),
  to: clockOrNone(campaign?.to),
});

const clockOrNone = (moment: string | null | undefined): string => (moment ? clockOf(new Date(moment)) : '');

const isoOrNone = (clock: string): string | null => momentOfClock(clock)?.toISOString() ?? null;

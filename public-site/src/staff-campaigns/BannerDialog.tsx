import { changeBanner, planBanner } from '@puente/client/banners';
import type { PlannedBanner } from '@puente/contract/entities/banner';
import { type BannerAnswers, bannerAnswers } from '@puente/contract/forms/banner';
import { limits } from '@puente/contract/limits';
import { clockOf, momentOfClock } from '@puente/contract/moment-in-spain';
import { AnnouncementPreview } from '@puente/design-system/announcement';
import { TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import {
  type Control,
  useController,
  useForm,
  useSending,
  useWatch,
  zodResolver,
} from '@puente/platform/forms';
import { WindowFields } from './WindowFields.tsx';

interface BannerDialogProps {
  /** Null for a new one. */
  banner: PlannedBanner | null;
  onSaved: (banner: PlannedBanner) => Promise<void>;
  onClose: () => void;
}

/** Dialog that plans a banner or changes it, with the banner as visitors will see it. */
export function BannerDialog({ banner, onSaved, onClose }: BannerDialogProps) {
  const form = useForm<BannerAnswers>({
    resolver: zodResolver(bannerAnswers),
    defaultValues: answersOf(banner),
  });
  const { errors } = form.formState;
  const from = useController({ control: form.control, name: 'from' });
  const to = useController({ control: form.control, name: 'to' });
  const { submit, busy, failure } = useSending(form, async (answers) => {
    const given = { ...answers, from: isoOf(answers.from), to: isoOf(answers.to) };
    const { data } =
      banner === null
        ? await planBanner(given)
        : await changeBanner(banner.id, { ...given, base: banner.updatedAt });
    await onSaved(data);
  });

  return (
    <FormDialog
      title={banner === null ? 'Planear un aviso' : 'Cambiar el aviso'}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar el aviso"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Título"
        autoComplete="off"
        maxLength={limits.content.title}
        required
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextArea
        label="Texto"
        optional
        rows={2}
        maxLength={limits.content.introduction}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <TextField
        label="Enlace"
        optional
        hint="Una página de esta web, como /awards, o una dirección entera con https."
        autoComplete="off"
        error={errors.link?.message}
        {...form.register('link')}
      />
      <WindowFields from={from} to={to} />
      <Preview control={form.control} />
    </FormDialog>
  );
}

function Preview({ control }: { control: Control<BannerAnswers> }) {
  const [title, text, link] = useWatch({ control, name: ['title', 'text', 'link'] });
  const address = link?.trim();
  return (
    <AnnouncementPreview
      title={title.trim() || 'Título del aviso'}
      text={text?.trim() || null}
      link={address ? { href: address, external: address.startsWith('https://') } : null}
    />
  );
}

const answersOf = (banner: PlannedBanner | null): BannerAnswers => ({
  title: banner?.title ?? '',
  text: banner?.text ?? '',
  link: banner?.link ?? '',
  from: banner === null ? '' : clockOf(new Date(banner.from)),
  to: banner === null ? '' : clockOf(new Date(banner.to)),
});

/** The form has checked the clock. */
const isoOf = (clock: string): string => momentOfClock(clock)?.toISOString() ?? '';

import { createOrganization } from '@puente/client/organizations';
import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import { newOrganization, type NewOrganization } from '@puente/contract/forms/organization';
import { limits } from '@puente/contract/limits';
import { ComboBox } from '@puente/design-system/combobox';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice, SelectField, TextArea, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import {
  namedSummaryOf,
  useController,
  useDraft,
  useForm,
  useSending,
  zodResolver,
} from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../sending/FormFoot.tsx';
import { FormSection } from '../sending/FormSection.tsx';
import { CreationNotice } from './CreationNotice.tsx';
import { withOrganization } from './with-organization.ts';

const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const types = optionsOf(organizationTypes);
const sectorOptions = optionsOf(sectors);
const sizes = optionsOf(organizationSizes);
const provinceOptions = provinces.map((province) => ({ id: province, label: province }));

const labels = {
  name: 'Nombre de la organización',
  type: 'Tipo',
  sector: 'Sector',
  size: 'Tamaño',
  location: 'Provincia',
  description: 'Descripción',
  web: 'Página web',
} as const satisfies Record<keyof NewOrganization, string>;

export function OrganizationForm() {
  const form = useForm<NewOrganization>({
    resolver: zodResolver(newOrganization),
    defaultValues: { name: '', description: '', web: '' },
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const location = useController({ control: form.control, name: 'location' });
  const draft = useDraft('organization-new', form);
  const navigate = useNavigate();

  const sending = useSending(form, async ({ web, ...values }) => {
    const { data } = await createOrganization({ ...values, ...(web && { web }) });
    draft.forget();
    updateUser((user) => withOrganization(user, { id: data.id, name: data.name }));
    showToast({
      tone: 'success',
      message: `${data.name} ya está en la plataforma. Ahora, publica tu primer proyecto.`,
    });
    void navigate(href('projectCreate'));
  });

  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={7}>
        <ErrorSummary errors={namedSummaryOf(errors, labels)} attempt={submitCount} />
        <DraftNotice {...draft.notice} />
        <FormSection
          title="Qué organización es"
          lead="El nombre con el que se conoce, qué tipo de entidad es y dónde está."
        >
          <TextField
            label={labels.name}
            autoComplete="organization"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <SelectField
            label={labels.type}
            placeholder="Elige un tipo"
            options={types}
            error={errors.type?.message}
            {...form.register('type')}
          />
          <SelectField
            label={labels.sector}
            placeholder="Elige un sector"
            options={sectorOptions}
            error={errors.sector?.message}
            {...form.register('sector')}
          />
          <SelectField
            label={labels.size}
            placeholder="Elige un tamaño"
            options={sizes}
            error={errors.size?.message}
            {...form.register('size')}
          />
          <ComboBox
            label={labels.location}
            name="location"
            placeholder="Escribe o elige una provincia"
            options={provinceOptions}
            value={location.field.value}
            onChange={location.field.onChange}
            onBlur={location.field.onBlur}
            error={errors.location?.message}
          />
        </FormSection>
        <FormSection
          title="A qué se dedica"
          lead="Unas líneas bastan para que alguien quiera trabajar contigo."
        >
          <TextArea
            label={labels.description}
            maxLength={limits.projectText.max}
            rows={6}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <TextField
            type="url"
            label={labels.web}
            hint="Con https:// delante."
            optional
            inputMode="url"
            autoComplete="url"
            error={errors.web?.message}
            {...form.register('web')}
          />
        </FormSection>
        <FormFoot sending={sending} label="Crear organización" failed="No hemos podido crear la organización">
          <CreationNotice />
        </FormFoot>
      </Stack>
    </form>
  );
}

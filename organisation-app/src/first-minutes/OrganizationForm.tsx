import { useState } from 'react';
import { createOrganization } from '@puente/client/organizations';
import { uploadFile } from '@puente/client/upload';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { DraftNotice, DraftStatus, TextField } from '@puente/design-system/field';
import type { OwnControlProps } from '@puente/design-system/form-fields';
import { Stack } from '@puente/design-system/layout';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import {
  explainUpload,
  messagesOfIssues,
  refusalOfSteps,
  usePreload,
  useStepsDraft,
} from '@puente/platform/forms';
import { updateUser } from '@puente/platform/session';
import { usePageTitle } from '@puente/platform/ui';
import { CreationNotice } from '../organization/CreationNotice.tsx';
import { labels } from '../organization/labels.ts';
import { LogoField } from '../organization/LogoField.tsx';
import { withOrganization } from '../organization/with-organization.ts';
import { SameName } from './SameName.tsx';
import { organizationSteps } from './steps.ts';

/** Loads the conversion of the answers. With its schemas it is as large as the rest of the page. */
const loadOrganization = () =>
  import(/* webpackChunkName: "organization-of-answers" */ './organization-of.ts');

interface OrganizationFormProps {
  title: string;
  onCreated: (organization: { id: OrganizationId; name: string }) => void;
}

/** Pages of the form. Answers are kept as a draft until the organisation has been created. */
export function OrganizationForm({ title, onCreated }: OrganizationFormProps) {
  const draft = useStepsDraft('organization-create');
  const [place, setPlace] = useState('');
  usePageTitle(place === '' ? title : `${place} · ${title}`);
  usePreload(loadOrganization);

  async function create(answers: FieldValues) {
    const { organizationOf } = await loadOrganization();
    const organization = organizationOf(answers);
    if (!organization.success) return { errors: messagesOfIssues(organization.error.issues) };
    try {
      const { data } = await createOrganization(organization.data);
      draft.forget();
      updateUser((user) => withOrganization(user, { id: data.id, name: data.name }));
      onCreated({ id: data.id, name: data.name });
      return undefined;
    } catch (error) {
      return refusalOfSteps(error);
    }
  }

  return (
    <MultiStepForm
      steps={organizationSteps}
      draft={draft.draft}
      sources={{ upload: uploadFile, explainUpload, unfinished: draft.unfinished, controls }}
      submitLabel="Crear organización"
      notice={<DraftNotice {...draft.notice} />}
      status={<DraftStatus {...draft.saved} />}
      beforeSending={<CreationNotice />}
      paused={draft.notice.otherTab}
      onStep={setPlace}
      onChange={draft.onChange}
      onSubmit={create}
    />
  );
}

const controls = { name: NameControl, logo: LogoControl };

function LogoControl({ value, onChange }: OwnControlProps) {
  const isFile = typeof value === 'object' && value !== null && 'size' in value;
  async function keep(logo: File | null) {
    if (!logo) return onChange(null);
    const { id, name, size, url } = await uploadFile(logo, 'logo');
    onChange({ id, name, size, url });
  }
  return <LogoField address={isFile ? (value.url ?? null) : null} onKeep={keep} />;
}

/** Name field. Organisations with the same name are listed below it, so that the field does not move while the user types. */
function NameControl({ value, error, onChange }: OwnControlProps) {
  const name = typeof value === 'string' ? value : '';
  return (
    <Stack gap={3}>
      <TextField
        label={labels.name}
        name="name"
        autoComplete="organization"
        maxLength={limits.projectTitle.max}
        required
        value={name}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <SameName name={name} />
    </Stack>
  );
}

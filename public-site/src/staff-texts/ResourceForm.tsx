import { useState } from 'react';
import { changeResource, resourceQueries } from '@puente/client/resources';
import { resourcePurposes, resourceStages } from '@puente/contract/constants/resources';
import { workStageCodes } from '@puente/contract/constants/works';
import type { Resource } from '@puente/contract/entities/content';
import {
  type ResourceAnswers,
  resourceAnswers,
  resourceChanges,
  resourceForm,
} from '@puente/contract/forms/resource-form';
import { limits } from '@puente/contract/limits';
import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';
import { Checkbox, CheckboxGroup, SelectField, TextArea, TextField } from '@puente/design-system/field';
import { Controller, useForm, useWatch, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { AttachFile } from './AttachFile.tsx';
import { CoverField } from './CoverField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { purposeOptions } from './NewResourceDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { TextForm } from './TextForm.tsx';
import { useTextForm } from './use-text-form.ts';

const labels = {
  title: 'Título',
  introduction: 'Introducción',
  purposes: 'Para qué sirve',
  tfx_status: 'Cuándo ayuda',
  is_popular: 'Destacado',
  tags: 'Temas',
  picture: 'Imagen',
  pictureText: 'Texto alternativo de la imagen',
  content: 'Texto',
  link: 'Enlace al recurso completo',
} as const satisfies Record<keyof ResourceAnswers, string>;

const done = {
  keep: 'Hemos guardado el recurso.',
  publish: 'El recurso está publicado.',
  schedule: 'El recurso está programado.',
  withdraw: 'El recurso vuelve a ser un borrador.',
};

/** Form of a resource. Its buttons save it, and publish, schedule or withdraw it in the same step. */
export function ResourceForm({ resource }: { resource: Resource }) {
  const { id, publishedAt } = resource;
  const queryClient = useQueryClient();
  const [isScheduling, setScheduling] = useState(false);
  const form = useForm<ResourceAnswers>({
    resolver: zodResolver(resourceForm),
    defaultValues: resourceAnswers(resource),
  });
  const { errors } = form.formState;
  const text = useTextForm(`resource-${id}`, form, resource, {
    answersOf: resourceAnswers,
    read: () => queryClient.fetchQuery({ ...resourceQueries.one(id), staleTime: 0 }),
    write: async (changed, publication, base) =>
      (await changeResource(id, { ...resourceChanges(changed), ...publication, base })).data,
    onSaved: (saved) => {
      queryClient.setQueryData(resourceQueries.one(id).queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: resourceQueries.key });
    },
    done,
  });
  const picture = useWatch({ control: form.control, name: 'picture' });

  const line = (name: 'title' | 'tags' | 'pictureText' | 'link') => ({
    label: labels[name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextForm
        form={text}
        state={publicationState(publishedAt, new Date(currentTime()))}
        labels={labels}
        clash="Otra persona ha guardado cambios en este recurso"
        inWords={inWords}
        onSchedule={() => setScheduling(true)}
      >
        <TextField {...line('title')} required />
        <TextArea
          label={labels.introduction}
          optional
          rows={3}
          maxLength={limits.content.introduction}
          hint="Sale bajo el título y en la biblioteca."
          error={errors.introduction?.message}
          {...form.register('introduction')}
        />
        <Controller
          control={form.control}
          name="purposes"
          render={({ field: { name, value, onChange } }) => (
            <CheckboxGroup
              name={name}
              legend={labels.purposes}
              required
              options={purposeOptions}
              value={value}
              onChange={onChange}
              error={errors.purposes?.message}
            />
          )}
        />
        <SelectField
          label={labels.tfx_status}
          optional
          placeholder="En cualquier momento"
          options={workStageCodes.map((value) => ({ value, label: resourceStages[value] }))}
          error={errors.tfx_status?.message}
          {...form.register('tfx_status')}
        />
        <Checkbox
          label={labels.is_popular}
          hint="Sale antes que los demás en la biblioteca."
          {...form.register('is_popular')}
        />
        <TextField {...line('tags')} optional hint="Separados por comas: entrevistas, empleo." />
        <Controller
          control={form.control}
          name="picture"
          render={({ field: { name, value, onChange } }) => (
            <CoverField label={labels.picture} name={name} value={value} onChange={onChange} />
          )}
        />
        {picture !== null && (
          <TextField
            {...line('pictureText')}
            required
            hint="Di qué se ve, para quien no puede ver la imagen."
          />
        )}
        <Controller
          control={form.control}
          name="content"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <>
              <MarkdownField
                name={name}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                label={labels.content}
                error={errors.content?.message}
              />
              <AttachFile onAttach={(link) => onChange(`${value.trimEnd()}\n\n${link}\n`)} />
            </>
          )}
        />
        <TextField {...line('link')} optional type="url" hint="Si está entero en otra web: https://…" />
      </TextForm>
      {isScheduling && (
        <ScheduleDialog
          publishedAt={publishedAt}
          onSchedule={(publishAt) => {
            setScheduling(false);
            text.onSend({ act: 'schedule', publishAt });
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}

/** Answers with choices and the picture in words. */
function inWords(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { picture, purposes, tfx_status: stage, is_popular: isPopular } = answers as Partial<ResourceAnswers>;
  return {
    ...answers,
    picture: picture?.name ?? '',
    purposes: (purposes ?? []).map((purpose) => resourcePurposes[purpose]).join(', '),
    tfx_status: stage ? resourceStages[stage] : 'En cualquier momento',
    is_popular: isPopular ? 'Sí' : 'No',
  };
}

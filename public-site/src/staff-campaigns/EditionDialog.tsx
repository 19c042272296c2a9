import { changeEdition, createEdition } from '@puente/client/awards';
import type { AwardEdition } from '@puente/contract/entities/award';
import { type AwardEditionAnswers, awardEditionAnswers } from '@puente/contract/forms/award';
import { limits } from '@puente/contract/limits';
import { clockOf, momentOfClock } from '@puente/contract/moment-in-spain';
import { DateTimeField } from '@puente/design-system/date-field';
import { TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import {
  Controller,
  type FieldErrors,
  useController,
  useForm,
  useSending,
  zodResolver,
} from '@puente/platform/forms';
import { categoriesOf, categoryLines, linesOf } from './category-lines.ts';

interface EditionDialogProps {
  /** Null for a new one. */
  edition: AwardEdition | null;
  onSaved: (edition: AwardEdition) => Promise<void>;
  onClose: () => void;
}

const times = [
  { name: 'opensAt', label: 'Se abre', optional: false },
  { name: 'closesAt', label: 'Se cierra', optional: false },
  { name: 'judgedBy', label: 'El jurado decide antes de', optional: true },
  { name: 'announcedAt', label: 'Se anuncia', optional: false },
] as const;

/** Dialog that creates an edition of the awards or changes it. */
export function EditionDialog({ edition, onSaved, onClose }: EditionDialogProps) {
  const form = useForm<AwardEditionAnswers>({
    resolver: zodResolver(awardEditionAnswers),
    defaultValues: answersOf(edition),
  });
  const { errors } = form.formState;
  const categories = useController({ control: form.control, name: 'categories' });
  const criteria = useController({ control: form.control, name: 'criteria' });
  const { submit, busy, failure } = useSending(form, async (answers) => {
    const given = {
      ...answers,
      opensAt: isoOf(answers.opensAt),
      closesAt: isoOf(answers.closesAt),
      judgedBy: answers.judgedBy === '' ? null : isoOf(answers.judgedBy),
      announcedAt: isoOf(answers.announcedAt),
    };
    const { data } =
      edition === null
        ? await createEdition(given)
        : await changeEdition(edition.id, { ...given, base: edition.updatedAt });
    await onSaved(data);
  });

  return (
    <FormDialog
      title={edition === null ? 'Crear una edición de los premios' : `Cambiar «${edition.name}»`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido guardar la edición"
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
        label="Año"
        inputMode="numeric"
        autoComplete="off"
        required
        error={errors.year?.message}
        {...form.register('year', { valueAsNumber: true })}
      />
      <TextArea
        label="Descripción"
        optional
        hint="Admite Markdown."
        rows={4}
        maxLength={limits.content.markdown}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <TextArea
        label="Categorías"
        name="categories"
        hint="Una en cada línea. Una que ya tiene trabajos no se puede quitar."
        rows={3}
        required
        error={problemOf(errors.categories, categories.field.value)}
        defaultValue={categoryLines(edition?.categories ?? [])}
        onChange={({ currentTarget }) =>
          categories.field.onChange(categoriesOf(currentTarget.value, edition?.categories ?? []))
        }
        onBlur={categories.field.onBlur}
      />
      <TextArea
        label="Criterios del jurado"
        name="criteria"
        optional
        hint="Uno en cada línea. El jurado da de 0 a 10 puntos por cada uno; sin ninguno, por el trabajo entero."
        rows={3}
        error={problemOf(errors.criteria, criteria.field.value ?? [])}
        defaultValue={(edition?.criteria ?? []).join('\n')}
        onChange={({ currentTarget: { value } }) => criteria.field.onChange(linesOf(value))}
        onBlur={criteria.field.onBlur}
      />
      {times.map(({ name, label, optional }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <DateTimeField
              label={label}
              name={name}
              optional={optional}
              required={!optional}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </FormDialog>
  );
}

const answersOf = (edition: AwardEdition | null): AwardEditionAnswers => ({
  year: edition?.year ?? new Date().getFullYear(),
  name: edition?.name ?? '',
  description: edition?.description ?? '',
  categories: edition?.categories.map(({ id, name }) => ({ id, name })) ?? [],
  criteria: edition?.criteria ?? [],
  opensAt: clockOrNone(edition?.opensAt),
  closesAt: clockOrNone(edition?.closesAt),
  judgedBy: clockOrNone(edition?.judgedBy),
  announcedAt: clockOrNone(edition?.announcedAt),
});

const clockOrNone = (moment: string | null | undefined): string => (moment ? clockOf(new Date(moment)) : '');

/** The message of the list, or of the first category that has one. */
function problemOf(
  problems: FieldErrors<AwardEditionAnswers>['categories' | 'criteria'],
  { length }: readonly unknown[],
): string | undefined {
  const ofEach = Array.from({ length }, (_, index) => messageOf(problems?.[index]));
  return problems?.message ?? problems?.root?.message ?? ofEach.find((message) => message !== undefined);
}

/** Message of a category, whose field is its name, or of a criterion. */
const messageOf = (problem: { message?: string; name?: { message?: string } } | undefined) =>
  problem?.name?.message ?? problem?.message;

/** The form has checked the clock. */
const isoOf = (clock: string): string => momentOfClock(clock)?.toISOString() ?? '';

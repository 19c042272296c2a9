import { key as applicationKey } from '@puente/client/application-queries';
import { offerInterviews, offerOtherTimes } from '@puente/client/interviews';
import {
  interviewLimits,
  interviewMinutes,
  interviewPlaceCodes,
  interviewPlaces,
} from '@puente/contract/constants/interviews';
import type { Interview } from '@puente/contract/entities/interview';
import { type InterviewTimes, interviewTimes } from '@puente/contract/forms/interview';
import type { ApplicationId } from '@puente/contract/ids';
import { RadioGroup, SelectField, TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { Text } from '@puente/design-system/text';
import { Controller, useForm, useKeptForm, useWatch, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { TimesField } from './TimesField.tsx';

interface OfferDialogProps {
  /** Applicants who get the offer. */
  applications: readonly ApplicationId[];
  /** Name of the applicant, or number of them. */
  people: string;
  /** Interview that gets other times, instead of a new one. */
  interview?: Interview | undefined;
  onClose: () => void;
}

/** Dialog to offer times for an interview to one or several applicants. */
export default function OfferDialog({ applications, people, interview, onClose }: OfferDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm<InterviewTimes>({
    resolver: zodResolver(interviewTimes),
    defaultValues: {
      times: [''],
      minutes: interviewMinutes.find((minutes) => minutes === interview?.minutes) ?? 30,
      place_kind: interview?.place_kind ?? 'video',
      place: interview?.place ?? '',
      note: interview?.note ?? '',
    },
  });
  const kept = useKeptForm<InterviewTimes, unknown>(
    `interview-offer-${interview?.id ?? applications.join('-')}`,
    form,
    {
      send: (values) =>
        interview === undefined
          ? offerInterviews({ ...values, applications: [...applications] })
          : offerOtherTimes(interview.id, values),
      onSent: async () => {
        await queryClient.invalidateQueries({ queryKey: applicationKey });
        showToast({ tone: 'success', message: 'Horas ofrecidas. Te avisaremos cuando elijan una.' });
      },
      onClose,
    },
  );
  const { errors } = form.formState;
  const place = interviewPlaces[useWatch({ control: form.control, name: 'place_kind' })];

  return (
    <FormDialog
      title={interview === undefined ? `Ofrecer una entrevista: ${people}` : `Ofrecer otras horas: ${people}`}
      submitLabel="Ofrecer las horas"
      cancelLabel="Cancelar"
      failureTitle="No hemos podido ofrecer las horas"
      {...kept}
    >
      <Text size="sm" tone="muted">
        {applications.length > 1
          ? 'Cada persona elige una hora. La que elige una deja de estar libre para las demás.'
          : 'La persona elige una de las horas, y os avisamos a las dos partes.'}
      </Text>
      <Controller
        control={form.control}
        name="times"
        render={({ field }) => (
          <TimesField
            value={field.value}
            onChange={field.onChange}
            error={errors.times?.root?.message ?? errors.times?.message}
            errors={field.value.map((_, index) => errors.times?.[index]?.message)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="minutes"
        render={({ field, fieldState }) => (
          <SelectField
            label="Duración"
            name={field.name}
            value={String(field.value)}
            onChange={({ currentTarget }) => field.onChange(Number(currentTarget.value))}
            options={interviewMinutes.map((minutes) => ({
              value: String(minutes),
              label: `${minutes} minutos`,
            }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="place_kind"
        render={({ field }) => (
          <RadioGroup
            name={field.name}
            legend="¿Dónde?"
            orientation="row"
            value={field.value}
            onChange={field.onChange}
            options={interviewPlaceCodes.map((code) => ({ value: code, label: interviewPlaces[code].label }))}
          />
        )}
      />
      <TextField
        label={place.field}
        hint={place.hint}
        maxLength={interviewLimits.place}
        error={errors.place?.message}
        {...form.register('place')}
      />
      <TextArea
        label="Nota"
        optional
        hint="Qué conviene que prepare o traiga."
        rows={3}
        maxLength={interviewLimits.note}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  );
}

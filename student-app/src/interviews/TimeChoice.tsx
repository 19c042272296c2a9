import type { Interview } from '@puente/contract/entities/interview';
import { RadioGroup } from '@puente/design-system/field';
import { InterviewTime } from './InterviewTime.tsx';

interface TimeChoiceProps {
  interview: Interview;
  /** Start of the chosen time; empty for none. */
  value: string;
  onChange: (startsAt: string) => void;
  error?: string | undefined;
}

/** Offered times of an interview, except the one that is chosen already. Those that are no longer free cannot be chosen. */
export function TimeChoice({ interview, value, onChange, error }: TimeChoiceProps) {
  return (
    <RadioGroup
      name={`interview-${interview.id}`}
      legend="¿Qué hora te viene bien?"
      value={value}
      onChange={onChange}
      error={error}
      options={interview.times
        .filter(({ starts_at: startsAt }) => startsAt !== interview.starts_at)
        .map(({ starts_at: startsAt, free }) => ({
          value: startsAt,
          label: <InterviewTime startsAt={startsAt} minutes={interview.minutes} />,
          disabled: !free,
          ...(!free && { description: 'Ya no está libre' }),
        }))}
    />
  );
}

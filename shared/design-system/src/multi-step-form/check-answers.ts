import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver } from 'react-hook-form';
import { answersSchema } from '@puente/contract/forms/answers-schema';
import { type FieldValues } from '@puente/contract/forms/field-definition';
import { fieldsOf, type FormStep, shownSteps } from './steps.ts';

/** Returns a resolver that validates the visible pages for these answers. */
export const resolverOf = (
  steps: readonly FormStep[],
  values: FieldValues,
): Resolver<FieldValues, unknown, FieldValues> =>
  zodResolver(answersSchema(fieldsOf(shownSteps(steps, values)), values));

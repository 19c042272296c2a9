import * as z from 'zod/mini';
import { type Modality, modalityCodes } from '../constants/modalities.ts';
import { dedications, projectTypes, resultOwners } from '../constants/projects.ts';
import { type Province, provinces } from '../constants/provinces.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import {
  areaNames,
  choice,
  day,
  optionalText,
  reference,
  requiredText,
  requiredTitle,
  tagList,
} from './fields.ts';

interface Placed {
  presentiality: Modality;
  location: Province | null;
}

const lacksPlace = ({ presentiality, location }: Placed): boolean =>
  (presentiality === 'onsite' || presentiality === 'hybrid') && location === null;

export const isPlaced = () =>
  z.refine<Placed>((project) => !lacksPlace(project), {
    path: ['location'],
    message: messages.required,
    // By default zod skips this check until all other choices are valid, so its message would appear one attempt later.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const ods = z
  .array(z.int().check(z.minimum(1), z.maximum(17)))
  .check(z.maxLength(17, messages.tooLong));
export const location = z.nullable(z.enum(provinces, { error: messages.required }));
export const dedication = z.nullable(choice(dedications));
export const resultOwner = z.optional(z.nullable(choice(resultOwners)));
/** Last day as yyyy-MM-dd, or null when there is none. */
export const deadline = z.nullable(day);

/** Days within which the organisation answers. Without it, the usual number applies. */
export const answerDays = z.optional(
  z
    .int({ error: messages.answerDays })
    .check(
      z.minimum(limits.answerDays.min, messages.answerDays),
      z.maximum(limits.answerDays.max, messages.answerDays),
    ),
);

/** Fields of the form. */
export const asked = {
  title: requiredTitle(limits.projectTitle.min, limits.projectTitle.max),
  description: requiredText(limits.projectDescription.min, limits.projectDescription.max),
  type: choice(projectTypes),
  objectives: optionalText(),
  requirements: optionalText(),
  study_areas: areaNames,
  ods,
  presentiality: choice(modalityCodes),
  location,
  dedication,
  result_owner: resultOwner,
  remuneration: optionalText(),
  internship: z.boolean(),
  deadline,
  answer_days: answerDays,
  tags: tagList,
  visibility_consent: z.boolean(),
};

/** A project that an organisation publishes with the form. */
export const newProject = z.object({ organization: reference<'organization'>(), ...asked }).check(isPlaced());

export type NewProject = z.input<typeof newProject>;

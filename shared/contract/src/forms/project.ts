import * as z from 'zod/mini';
import { modalityCodes, type Modality } from '../constants/modalities.ts';
import { dedications, projectTypes } from '../constants/projects.ts';
import { provinces, type Province } from '../constants/provinces.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

const requiredText = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, messages.required),
    z.minLength(min, messages.tooShort(min)),
    z.maxLength(max, messages.tooLong),
  );
const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(limits.projectText.max, messages.tooLong)));
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: messages.required });

const lacksPlace = ({ presentiality, location }: { presentiality: Modality; location: Province | null }) =>
  (presentiality === 'onsite' || presentiality === 'hybrid') && location === null;

/** A project as an organisation publishes it. */
export const newProject = z
  .object({
    organization: z.int({ error: messages.required }).check(z.positive(messages.required)),
    title: requiredText(limits.projectTitle.min, limits.projectTitle.max),
    description: requiredText(limits.projectDescription.min, limits.projectDescription.max),
    type: choice(projectTypes),
    objectives: optionalText,
    requirements: optionalText,
    study_areas: z.array(z.string()).check(z.minLength(1, messages.required)),
    ods: z.array(z.int().check(z.minimum(1), z.maximum(17))),
    presentiality: choice(modalityCodes),
    location: z.nullable(z.enum(provinces, { error: messages.required })),
    dedication: z.nullable(choice(dedications)),
    remuneration: optionalText,
    internship: z.boolean(),
    /** Day as yyyy-MM-dd, or null when the project stays open. */
    deadline: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, messages.pattern))),
    tags: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.tags.length, messages.tooLong)))
      .check(z.maxLength(limits.tags.max, messages.tooLong)),
    visibility_consent: z.boolean(),
  })
  .check(
    z.refine((project) => !lacksPlace(project), {
      path: ['location'],
      message: messages.required,
      // By default a choice that is missing elsewhere would keep this message back until the next attempt.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type NewProject = z.input<typeof newProject>;

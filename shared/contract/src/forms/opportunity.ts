import * as z from 'zod/mini';
import { modalityCodes } from '../constants/modalities.ts';
import { opportunityStatusCodes } from '../constants/opportunities.ts';
import { provinces } from '../constants/provinces.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import {
  choice,
  optionalLine,
  optionalText,
  reference,
  requiredText,
  requiredTitle,
  webAddress,
} from './fields.ts';
import { momentField } from './moment.ts';

const { opportunity } = limits;

const fields = {
  title: requiredTitle(opportunity.title.min, opportunity.title.max),
  description: requiredText(opportunity.description.min, opportunity.description.max),
  details: z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('Evento'), date: momentField }),
      z.strictObject({ type: z.literal('Oferta'), remuneration: optionalLine(limits.name.max) }),
    ],
    { error: messages.required },
  ),
  location: z.optional(z.nullable(z.enum(provinces))),
  target_profile: optionalText(),
  presentiality: z.optional(z.nullable(choice(modalityCodes))),
  /** Markdown. */
  content: optionalText(limits.projectDescription.max),
  url: webAddress,
};

/** An opportunity as an organisation writes it: a draft until it is published. */
export const newOpportunity = z.strictObject({ organization: reference<'organization'>(), ...fields });

/** Changes to an opportunity. Its organisation cannot change. */
export const opportunityUpdate = z.partial(
  z.strictObject({ ...fields, status: z.enum(opportunityStatusCodes) }),
);

export type NewOpportunity = z.input<typeof newOpportunity>;
export type OpportunityUpdate = z.input<typeof opportunityUpdate>;

import { applicationTexts } from '@puente/contract/constants/application-texts';
import { recordOf } from '@puente/contract/each';
import type { Application } from '@puente/contract/entities/application';
import type { FieldValues } from '@puente/contract/forms/field-definition';

// Separate from the conversion for sending: a page that only shows an application needs no schemas.

/** Returns an application as form values. */
export const answersOf = (application: Application): FieldValues => ({
  ...recordOf([...applicationTexts, 'video', 'tutor'], (name) => application[name] ?? ''),
  CV: application.CV && { id: application.CV.id, name: application.CV.name, size: application.CV.size },
  deadline: application.deadline === null ? '' : dayIn(application.deadline),
  rtx_interest: application.rtx_interest ?? false,
});

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** Returns the day in Spain: a deadline is stored as the end of its day. */
const dayIn = (moment: string): string => days.format(new Date(moment));

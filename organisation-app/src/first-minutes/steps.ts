import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { limits } from '@puente/contract/limits';
import type { FormStep } from '@puente/design-system/multi-step-form';
import { inclusionHint } from '../organization/inclusion-hint.ts';
import { labels } from '../organization/labels.ts';

const named = (value: keyof typeof labels) => ({ value, label: labels[value] });

/** Pages of /organizations/create: identity, activity and contact (Organization, specification §3). */
export const organizationSteps: readonly FormStep[] = [
  {
    name: 'identity',
    title: 'Qué organización es',
    lead: 'Es lo primero que ven los estudiantes junto a cada proyecto.',
    fields: [
      { type: 'text', ...named('name'), maxLength: limits.projectTitle.max },
      { type: 'select', ...named('type'), options: organizationTypes },
      { type: 'select', ...named('size'), options: organizationSizes },
      { type: 'select', ...named('location'), options: provinces },
      { type: 'file', ...named('logo'), purpose: 'logo', optional: true },
    ],
  },
  {
    name: 'activity',
    title: 'A qué se dedica',
    lead: 'Unas líneas bastan para que alguien quiera trabajar contigo.',
    fields: [
      { type: 'select', ...named('sector'), options: sectors },
      { type: 'textarea', ...named('description'), rows: 6 },
      {
        type: 'text',
        ...named('web'),
        sublabel: 'La miramos para verificar tu organización.',
        inputType: 'url',
        maxLength: limits.address.max,
        optional: true,
      },
      {
        type: 'text',
        ...named('linkedin'),
        inputType: 'url',
        maxLength: limits.address.max,
        optional: true,
      },
      {
        type: 'checkbox',
        ...named('seeks_inclusion'),
        sublabel: inclusionHint,
        optional: true,
      },
    ],
  },
  {
    name: 'contact',
    title: 'Cómo contactar',
    lead: 'No es público: lo reciben los estudiantes cuando preseleccionas su solicitud.',
    fields: [
      {
        type: 'text',
        ...named('contact_name'),
        maxLength: limits.name.max,
        optional: true,
      },
      {
        type: 'text',
        ...named('contact_mail'),
        inputType: 'email',
        maxLength: limits.email.max,
        optional: true,
      },
      { type: 'phone', ...named('contact_phone'), optional: true },
      {
        type: 'select',
        ...named('reachedUsHow'),
        options: [...waysOfReaching, 'Otro'],
        extension: { label: 'Cuéntanos cuál' },
        optional: true,
      },
    ],
  },
];

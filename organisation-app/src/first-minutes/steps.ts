import { organizationSizes, organizationTypes, sectors } from '@puente/contract/constants/organizations';
import { provinces } from '@puente/contract/constants/provinces';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { limits } from '@puente/contract/limits';
import type { FormStep } from '@puente/design-system/multi-step-form';
import { inclusionHint } from '../organization/inclusion-hint.ts';
import { labels } from '../organization/labels.ts';

/** Pages of /organizations/create: identity, activity and contact (Organization, specification §3). */
export const organizationSteps: readonly FormStep[] = [
  {
    name: 'identity',
    title: 'Qué organización es',
    lead: 'Es lo primero que ven los estudiantes junto a cada proyecto.',
    fields: [
      { type: 'text', value: 'name', label: labels.name, maxLength: limits.projectTitle.max },
      { type: 'select', value: 'type', label: labels.type, options: organizationTypes },
      { type: 'select', value: 'size', label: labels.size, options: organizationSizes },
      { type: 'select', value: 'location', label: labels.location, options: provinces },
      { type: 'file', value: 'logo', label: labels.logo, purpose: 'logo', optional: true },
    ],
  },
  {
    name: 'activity',
    title: 'A qué se dedica',
    lead: 'Unas líneas bastan para que alguien quiera trabajar contigo.',
    fields: [
      { type: 'select', value: 'sector', label: labels.sector, options: sectors },
      { type: 'textarea', value: 'description', label: labels.description, rows: 6 },
      {
        type: 'text',
        value: 'web',
        label: labels.web,
        sublabel: 'La miramos para verificar tu organización.',
        inputType: 'url',
        maxLength: limits.address.max,
        optional: true,
      },
      {
        type: 'text',
        value: 'linkedin',
        label: labels.linkedin,
        inputType: 'url',
        maxLength: limits.address.max,
        optional: true,
      },
      {
        type: 'checkbox',
        value: 'seeks_inclusion',
        label: labels.seeks_inclusion,
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
        value: 'contact_name',
        label: labels.contact_name,
        maxLength: limits.name.max,
        optional: true,
      },
      {
        type: 'text',
        value: 'contact_mail',
        label: labels.contact_mail,
        inputType: 'email',
        maxLength: limits.email.max,
        optional: true,
      },
      { type: 'phone', value: 'contact_phone', label: labels.contact_phone, optional: true },
      {
        type: 'select',
        value: 'reachedUsHow',
        label: labels.reachedUsHow,
        options: [...waysOfReaching, 'Otro'],
        extension: { label: 'Cuéntanos cuál' },
        optional: true,
      },
    ],
  },
];

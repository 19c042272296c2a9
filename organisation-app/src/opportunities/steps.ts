import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { opportunityLabels } from '@puente/contract/constants/opportunities';
import { provinces } from '@puente/contract/constants/provinces';
import { limits } from '@puente/contract/limits';
import type { FormStep } from '@puente/design-system/multi-step-form';

const { title, description } = limits.opportunity;
const event = { field: 'type', is: ['Evento'] };
const offer = { field: 'type', is: ['Oferta'] };

/** Pages of the form of an opportunity (specification §3): description, conditions and further details. */
export const opportunitySteps = (organizations: readonly string[]): readonly FormStep[] => [
  {
    name: 'what',
    title: 'Qué ofreces',
    lead: 'Una oferta es un puesto, una beca o unas prácticas; un evento tiene día y hora.',
    fields: [
      ...(organizations.length > 1
        ? [
            {
              type: 'select' as const,
              value: 'organization',
              label: 'Organización',
              options: organizations,
            },
          ]
        : []),
      { type: 'radio', value: 'type', label: '¿Qué es?', options: opportunityLabels },
      {
        type: 'text',
        value: 'title',
        label: 'Título',
        sublabel: 'Que se entienda solo: «Prácticas en cartografía libre», «Jornada de puertas abiertas».',
        minLength: title.min,
        maxLength: title.max,
      },
      {
        type: 'textarea',
        value: 'description',
        label: 'En pocas palabras',
        sublabel: 'Qué es y qué gana quien se apunte. Es lo que se lee en las listas.',
        minLength: description.min,
        maxLength: description.max,
        rows: 5,
      },
    ],
  },
  {
    name: 'conditions',
    title: 'Condiciones',
    lead: 'Lo que decide si alguien puede.',
    fields: [
      { type: 'date', value: 'day', label: 'Día', dependency: event },
      {
        type: 'text',
        value: 'hour',
        label: 'Hora',
        sublabel: 'Hora peninsular, por ejemplo 18:30.',
        placeholder: '18:30',
        pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
        maxLength: 5,
        dependency: event,
      },
      {
        type: 'text',
        value: 'remuneration',
        label: 'Remuneración',
        sublabel: 'Decirla da más respuestas: «500 € al mes», «Gastos de transporte cubiertos».',
        maxLength: limits.name.max,
        optional: true,
        dependency: offer,
      },
      {
        type: 'radio',
        value: 'presentiality',
        label: 'Modalidad',
        options: modalityCodes.map((code) => modalities[code]),
      },
      { type: 'select', value: 'location', label: 'Provincia', options: provinces, optional: true },
      {
        type: 'textarea',
        value: 'target_profile',
        label: 'A quién se dirige',
        sublabel: 'Estudios, curso, lo que conviene saber.',
        maxLength: limits.projectText.max,
        rows: 3,
        optional: true,
      },
    ],
  },
  {
    name: 'more',
    title: 'Todo lo demás',
    lead: 'Programa, requisitos, cómo apuntarse. Verás cómo queda antes de publicar.',
    fields: [
      {
        type: 'textarea',
        value: 'content',
        label: 'Contenido',
        sublabel: 'Con «## » delante, una línea es un título; con «- », un punto de una lista.',
        maxLength: limits.projectDescription.max,
        rows: 12,
        optional: true,
      },
      {
        type: 'text',
        value: 'url',
        label: 'Enlace',
        sublabel: 'Donde apuntarse o leer más.',
        inputType: 'url',
        maxLength: limits.address.max,
        optional: true,
      },
    ],
  },
];

import { limits } from '@puente/contract/limits';
import type { FormStep } from '@puente/design-system/multi-step-form';

/** Pages of an application (specification §3, application). Required fields come first. */
export const applicationSteps: readonly FormStep[] = [
  {
    name: 'motivation',
    title: 'Por qué tú',
    fields: [
      {
        type: 'textarea',
        value: 'motivation',
        label: '¿Qué puedes aportar y qué te gustaría aprender?',
        sublabel: `Con tus palabras, en al menos ${limits.motivation.min} caracteres.`,
        minLength: limits.motivation.min,
        maxLength: limits.motivation.max,
      },
      {
        type: 'textarea',
        value: 'interest',
        label: '¿Por qué te interesa este proyecto?',
        sublabel: 'Qué te atrae del tema o de la organización.',
        maxLength: limits.projectText.max,
        rows: 4,
        optional: true,
      },
    ],
  },
  {
    name: 'cv',
    title: 'Tu currículum',
    fields: [
      {
        type: 'file',
        value: 'CV',
        label: 'Currículum',
        sublabel: 'Solo lo verá la organización que propone el proyecto.',
        purpose: 'cv',
      },
      {
        type: 'text',
        value: 'video',
        label: 'Vídeo de presentación',
        sublabel: 'Un enlace a un vídeo corto en el que te presentas.',
        inputType: 'url',
        optional: true,
      },
    ],
  },
  {
    name: 'plan',
    title: 'Cómo y cuándo',
    lead: 'Nada de esto es obligatorio. Ayuda a la organización a saber si encajáis.',
    fields: [
      {
        type: 'textarea',
        value: 'availability',
        label: 'Disponibilidad',
        sublabel: 'Desde cuándo y cuántas horas a la semana podrías dedicarle.',
        maxLength: limits.projectText.max,
        rows: 3,
        optional: true,
      },
      {
        type: 'date',
        value: 'deadline',
        label: '¿Hasta qué día puedes esperar una respuesta?',
        sublabel: 'Si tienes que decidirte antes de una fecha.',
        optional: true,
      },
      {
        type: 'textarea',
        value: 'project_expected',
        label: '¿Qué esperas del proyecto?',
        sublabel: 'Por ejemplo: datos para tu TFG, acompañamiento o experiencia en el sector.',
        maxLength: limits.projectText.max,
        rows: 3,
        optional: true,
      },
      {
        type: 'text',
        value: 'tutor',
        label: 'Tutor o tutora en tu universidad',
        sublabel: 'Su nombre, si ya sabes quién dirigirá tu trabajo.',
        maxLength: limits.name.max,
        optional: true,
      },
      {
        type: 'checkbox',
        value: 'rtx_interest',
        label: 'Me gustaría que se publicaran los resultados del proyecto',
        optional: true,
      },
    ],
  },
  {
    name: 'review',
    title: 'Revisa y envía',
    lead: 'Cuando la envíes, la organización la recibirá y ya no podrás cambiarla.',
    fields: [],
    review: true,
  },
];

/** Fields of an application, in the order of its pages. */
export const applicationFields = applicationSteps.flatMap(({ fields }) => fields);

import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { work, workDraft } from '../entities/work.ts';
import { versioned } from '../forms/versioned.ts';
import { begunWork, keptWorkDraft, newWork, workChanges } from '../forms/work.ts';
import { workAuthorship } from '../forms/work-authorship.ts';
import { one } from '../query.ts';
import { supporters } from '../roles.ts';

export const ownWorkCalls = declare({
  subject: 'own-works',
  about: 'Works as their authors write, publish and delete them.',
  calls: {
    'POST /api/tfxes': {
      summary: 'Creates a work as a draft',
      description: 'The required fields depend on its stage.',
      access: ['student'],
      price: 1,
      own: 'student',
      body: z.strictObject({ data: newWork }),
      answer: one(work),
    },
    'PUT /api/tfxes/:id': {
      summary: 'Changes a work',
      access: ['student'],
      price: 1,
      row: 'work.update',
      versioned: 'work',
      body: z.strictObject({ data: versioned(workChanges) }),
      answer: one(work),
    },
    'POST /api/tfxes/draft': {
      summary: 'Creates an empty draft to be filled in over time',
      description: 'Returns an existing empty draft of that stage instead, if there is one.',
      access: ['student'],
      price: 1,
      own: 'student',
      body: z.strictObject({ data: begunWork }),
      answer: one(work),
    },
    'GET /api/tfxes/:id/draft': {
      summary: "Returns the author's unsaved changes; null when there are none",
      access: ['student'],
      price: 1,
      row: 'work.update',
      answer: one(z.nullable(workDraft)),
    },
    'PUT /api/tfxes/:id/draft': {
      summary: 'Stores unsaved changes without changing the work',
      description: 'Refused when another tab has stored changes since.',
      access: ['student'],
      price: 1,
      row: 'work.update',
      body: z.strictObject({ data: keptWorkDraft }),
      answer: one(workDraft),
    },
    'DELETE /api/tfxes/:id/draft': {
      summary: 'Discards the unpublished changes of a work',
      access: ['student'],
      price: 1,
      row: 'work.update',
      answer: 'nothing',
    },
    'DELETE /api/tfxes/:id': {
      summary: 'Deletes a work that is a draft',
      access: ['student'],
      price: 1,
      row: 'work.remove',
      answer: 'nothing',
    },
    'POST /api/tfxes/:id/publish': {
      summary: 'Publishes a work',
      description: 'A student can have at most four published works (§9).',
      access: ['student'],
      price: 1,
      row: 'work.publish',
      answer: one(work),
    },
    'POST /api/tfxes/:id/unpublish': {
      summary: 'Makes a published work a draft again',
      access: ['student'],
      price: 1,
      row: 'work.publish',
      answer: one(work),
    },
    'PUT /api/tfxes/:id/authorship': {
      summary: 'Corrects the authorship of a published work',
      description:
        'These are author, university and degree. Later profile changes of the author no longer affect it.',
      access: supporters,
      aboutPerson: true,
      price: 1,
      row: 'work.attribute',
      versioned: 'work',
      body: z.strictObject({ data: versioned(workAuthorship) }),
      answer: one(work),
    },
  },
  examples: {
    'POST /api/tfxes': {
      body: {
        data: {
          status: 'onGoing',
          title: 'Qué hay en la arena: microplásticos en tres playas',
          summary:
            'Muestreo mensual de tres playas con un protocolo que pueda repetir cualquier asociación, y comparación con los datos publicados.',
          study_areas: ['Ciencias'],
          language: 'Español',
          sector: 'Medio ambiente',
          categories: ['Investigación'],
          tags: ['litoral', 'ciencia ciudadana'],
          tutor: 'Nombre de quien lo dirige',
          tutor_email: 'docente@ejemplo.es',
          linkedin: 'https://www.linkedin.com/in/ejemplo',
          url: 'https://ejemplo.es/microplasticos',
          awards: false,
          contactable: true,
          index: '1. Introducción\n2. Métodos\n3. Resultados',
          impact: 'Datos abiertos para las asociaciones de la zona.',
          sustainability: 'El protocolo no necesita reactivos.',
          innovation: 'Se puede repetir sin laboratorio.',
          viability: 'Un día de trabajo al mes.',
          release_month: '06/2027',
          tfxDate: null,
          file: null,
          ods: [14],
          licence: 'CC BY 4.0',
          embargo_until: '2027-09-01',
        },
      },
    },
    'PUT /api/tfxes/:id': {
      body: {
        data: {
          title: 'Qué hay en la arena: microplásticos en cuatro playas',
          tags: ['litoral'],
          release_month: '07/2027',
        },
      },
    },
    'POST /api/tfxes/draft': { body: { data: { status: 'choosing', title: 'Qué hay en la arena' } } },
    'PUT /api/tfxes/:id/draft': {
      body: {
        data: {
          value: { values: { title: 'Qué hay en la arena' }, page: 1 },
          base: null,
          title: 'Qué hay en la arena',
          file: null,
        },
      },
    },
    'PUT /api/tfxes/:id/authorship': {
      body: {
        data: {
          name: 'Antía',
          surname: 'Castro Rey',
          university: 'Universidade de Vigo',
          degree: 'Grado en Biología',
          degree_type: 'Grado',
        },
      },
    },
  },
});

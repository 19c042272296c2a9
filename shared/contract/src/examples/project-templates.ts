import type { projectTemplateCalls } from '../calls/project-templates.ts';
import type { ExamplesOf } from './example.ts';

export const projectTemplateExamples = {
  'POST /api/projects/:id/template': { body: { data: { name: 'TFG de datos abiertos' } } },
  'PUT /api/project-templates/:id': { body: { data: { name: 'TFG de medida en la calle' } } },
} satisfies ExamplesOf<typeof projectTemplateCalls>;

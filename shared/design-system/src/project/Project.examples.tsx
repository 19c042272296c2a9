import { type Project } from '@puente/contract/entities/project';
import { ids } from '@puente/contract/ids';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { AlreadyApplied, OrganizationMark, ProjectCard, ProjectSummary, ProjectText } from './index.ts';

const project: Project = {
  id: ids.project.parse(12),
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  title: 'Mapa de sombras para ir andando al colegio en verano',
  description:
    'Muchas familias dejan de ir a pie al colegio en cuanto aprieta el calor.\nQueremos saber qué calles tienen sombra.',
  status: 'new',
  status_reason: null,
  publishedAt: '2026-10-02T10:00:00.000Z',
  deadline: null,
  type: 'TFG',
  objectives: 'Un mapa por horas y tres recorridos.',
  ods: [11, 13],
  ods_explanation: 'Menos coches a la puerta del colegio.',
  academic_profile: ['Grado en Geografía'],
  requirements: 'Manejo de mapas.',
  working_method: 'Una reunión cada dos semanas.',
  tags: ['calor', 'movilidad'],
  internship: false,
  language: 'Español',
  presentiality: 'hybrid',
  location: 'A Coruña',
  visibility_consent: false,
  remuneration: 'Gastos de transporte',
  dedication: 'Flexible',
  result_owner: 'Compartida',
  answer_days: 10,
  organization: {
    id: ids.organization.parse(5),
    name: 'Fundación Ría Viva',
    sector: 'Medio ambiente',
    location: 'A Coruña',
    logo: null,
  },
  study_areas: ['Ciencias', 'Ingeniería y Arquitectura'],
};
const mark = <OrganizationMark name="Fundación Ría Viva" logo={null} />;

export const examples: Example[] = [
  {
    name: 'En una lista',
    render: () => (
      <ProjectCard project={project} headingLevel={3} href="#" mark={mark} standing={<AlreadyApplied />} />
    ),
  },
  { name: 'Solo para verla', render: () => <ProjectCard project={project} headingLevel={3} mark={mark} /> },
  {
    name: 'Lo que dice',
    render: () => (
      <Stack gap={5}>
        <ProjectText project={project} headingLevel={3} />
      </Stack>
    ),
  },
  { name: 'Condiciones', render: () => <ProjectSummary project={project} headingLevel={3} /> },
];

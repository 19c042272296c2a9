import { type Example } from '../examples.ts';
import { SectionNav } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Perfil de estudiante',
    render: () => (
      <SectionNav
        label="Tu perfil"
        items={[
          { href: '/profile?section=applys', label: 'Candidaturas', current: true, count: 4 },
          { href: '/profile?section=projects', label: 'Proyectos guardados', current: false, count: 12 },
          { href: '/profile?section=tfx', label: 'Mis TFG/M', current: false },
          { href: '/profile?section=notifications', label: 'Comunicaciones', current: false, count: 0 },
        ]}
      />
    ),
  },
];

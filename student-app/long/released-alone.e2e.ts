import { testReleasedAlone } from '@puente/testing/campaigns/released-alone';

testReleasedAlone({
  app: 'student-app',
  as: 'estudiante@puente.test',
  page: {
    path: '/projects',
    file: 'student-app/src/projects/ProjectsPage.tsx',
    from: 'title={heading}',
    to: 'title="Proyectos abiertos"',
    heading: 'Proyectos abiertos',
  },
  others: ['/', '/estudiantes', '/profile'],
  journey: 'story',
});

import { testReleasedAlone } from '@puente/testing/campaigns/released-alone';

testReleasedAlone({
  app: 'organisation-app',
  as: 'coordinacion@puente.test',
  page: {
    path: '/organizations/alerts',
    file: 'organisation-app/src/alerts/AlertsPage.tsx',
    from: 'title="Avisos"',
    to: 'title="Avisos de tu equipo"',
    heading: 'Avisos de tu equipo',
  },
  others: ['/', '/organizaciones', '/profile', '/organizations'],
  journey: 'my-projects',
});

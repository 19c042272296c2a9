/** Regenerates the pictures of this app's README: `npm run pictures -w student-app`. */
import { takeReadmePictures } from '@puente/testing/campaigns/readme-pictures';
import { findRecords } from './page-visits.ts';

takeReadmePictures({
  app: 'student-app',
  as: 'estudiante@puente.test',
  findRecords,
  pictures: [
    { name: 'projects', address: () => '/projects', screen: 'desk' },
    { name: 'projects-phone', address: () => '/projects', screen: 'phone' },
    {
      name: 'project-night',
      address: ({ project }) => `/projects/${project}`,
      screen: 'desk',
      colorScheme: 'dark',
    },
    { name: 'project-phone', address: ({ project }) => `/projects/${project}`, screen: 'phone' },
    { name: 'applications', address: () => '/profile?section=applys', screen: 'desk' },
    { name: 'organization', address: ({ organization }) => `/organizations/${organization}`, screen: 'desk' },
  ],
});

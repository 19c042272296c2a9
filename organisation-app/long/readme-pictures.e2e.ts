/** Regenerates the pictures of this app's README: `npm run pictures -w organisation-app`. */
import { takeReadmePictures } from '@puente/testing/campaigns/readme-pictures';
import { findRecords } from './page-visits.ts';

takeReadmePictures({
  app: 'organisation-app',
  as: 'coordinacion@puente.test',
  findRecords,
  pictures: [
    { name: 'projects', address: () => '/organizations', screen: 'desk' },
    { name: 'projects-phone', address: () => '/organizations', screen: 'phone' },
    { name: 'desk', address: ({ project }) => `/organizations/projects/${project}/applys`, screen: 'desk' },
    {
      name: 'application-night',
      address: ({ project, application }) => `/organizations/projects/${project}/applys?open=${application}`,
      screen: 'desk',
      colorScheme: 'dark',
    },
    {
      name: 'publishing',
      address: ({ project }) => `/organizations/projects/${project}/edit`,
      screen: 'desk',
    },
    { name: 'talent', address: () => '/spaces/organizations/talent', screen: 'desk' },
  ],
});

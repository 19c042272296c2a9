/** Regenerates the pictures of this app's README: `npm run pictures -w public-site`. */
import { takeReadmePictures } from '@puente/testing/campaigns/readme-pictures';
import { findRecords } from './page-visits.ts';

takeReadmePictures({
  app: 'public-site',
  findRecords,
  pictures: [
    { name: 'home', address: () => '/', screen: 'desk' },
    { name: 'home-phone', address: () => '/', screen: 'phone' },
    { name: 'universities-night', address: () => '/universidades', screen: 'desk', colorScheme: 'dark' },
    { name: 'post', address: ({ post }) => `/blog/${post}`, screen: 'desk' },
    { name: 'search-phone', address: () => '/buscar?q=agua', screen: 'phone' },
    { name: 'campaign-phone', address: ({ campaign }) => `/campanas/${campaign}`, screen: 'phone' },
  ],
});

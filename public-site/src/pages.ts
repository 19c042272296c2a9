import * as studentQueries from '@puente/client/student-queries';
import { definePages } from '@puente/platform/pages';
import { latestProjects } from './home/latest-projects.ts';

export default definePages('public-site', {
  home: {
    load: () => import(/* webpackChunkName: "home" */ './home/HomePage.tsx'),
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(studentQueries.count());
      void queryClient.prefetchQuery(latestProjects());
    },
  },
  students: { load: () => import(/* webpackChunkName: "students" */ './audiences/StudentsPage.tsx') },
  organizations: {
    load: () => import(/* webpackChunkName: "organizations" */ './audiences/OrganizationsPage.tsx'),
  },
  universities: {
    load: () => import(/* webpackChunkName: "universities" */ './audiences/UniversitiesPage.tsx'),
  },
  legalNotice: { load: () => import(/* webpackChunkName: "legalNotice" */ './legal/LegalNoticePage.tsx') },
  privacy: { load: () => import(/* webpackChunkName: "privacy" */ './legal/PrivacyPage.tsx') },
  cookies: { load: () => import(/* webpackChunkName: "cookies" */ './legal/CookiesPage.tsx') },
  terms: { load: () => import(/* webpackChunkName: "terms" */ './legal/TermsPage.tsx') },
});

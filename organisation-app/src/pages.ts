import { alertQueries } from '@puente/client/alerts';
import * as applicationQueries from '@puente/client/application-queries';
import { campaignQueries } from '@puente/client/content';
import { deskQueries } from '@puente/client/desk';
import { opportunityQueries } from '@puente/client/opportunities';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries } from '@puente/client/projects';
import * as studentQueries from '@puente/client/student-queries';
import * as studyQueries from '@puente/client/study-queries';
import { workQueries } from '@puente/client/works';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { definePages, pageNumber, recordId } from '@puente/platform/pages';
import { useSession } from '@puente/platform/session';
import { openedApplication } from './applications/opened-application.ts';
import { impactOf, yearOf } from './impact-report/impact-view.ts';
import { innovationSearch, worksOf } from './innovation/innovation-search.ts';
import { ownOpportunitiesIn } from './opportunities/own-opportunity-search.ts';
import { sectionOf } from './organization/manage/sections.ts';
import { organizationShown } from './organization/organization-shown.ts';
import {
  ownProjectFacets,
  ownProjectPage,
  ownProjectSearch,
  waitingWork,
} from './projects/own-project-search.ts';
import { talentTabOf } from './talent/talent-place.ts';
import { talentSearch } from './talent/talent-search.ts';

export default definePages('organisation-app', {
  organizationProjects: {
    load: () =>
      import(/* webpackChunkName: "organizationProjects" */ './projects/OrganizationProjectsPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      const organization = organizationShown(search, useSession.getState().user);
      if (!organization) return;
      const asked = ownProjectSearch.read(search);
      void queryClient.prefetchQuery(alertQueries.unread());
      void queryClient.prefetchQuery(waitingWork(organization.id));
      void queryClient.prefetchQuery(ownProjectPage(organization.id, asked));
      void queryClient.prefetchQuery(ownProjectFacets(organization.id, asked));
    },
  },
  impactReport: {
    load: () => import(/* webpackChunkName: "impactReport" */ './impact-report/ImpactReportPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      const organization = organizationShown(search, useSession.getState().user);
      if (organization) void queryClient.prefetchQuery(impactOf(organization.id, yearOf(search)));
    },
  },
  organizationAlerts: {
    load: () => import(/* webpackChunkName: "organizationAlerts" */ './alerts/AlertsPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      void queryClient.prefetchQuery(alertQueries.list(pageNumber(search)));
      void queryClient.prefetchQuery(alertQueries.choices());
    },
  },
  ownOpportunities: {
    load: () => import(/* webpackChunkName: "ownOpportunities" */ './opportunities/OwnOpportunitiesPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      const organization = organizationShown(search, useSession.getState().user);
      if (organization) void queryClient.prefetchQuery(ownOpportunitiesIn(organization.id, search));
    },
  },
  organizationInvitation: {
    load: () =>
      import(
        /* webpackChunkName: "organizationInvitation" */ './first-minutes/OrganizationInvitationPage.tsx'
      ),
  },
  organizationCreate: {
    load: () =>
      import(/* webpackChunkName: "organizationCreate" */ './first-minutes/OrganizationCreatePage.tsx'),
    prefetch: ({ queryClient }) =>
      void import(/* webpackChunkName: "organizationCreate" */ '@puente/client/joinings').then(
        ({ joiningQueries }) => queryClient.prefetchQuery(joiningQueries.own()),
        () => undefined,
      ),
  },
  organizationEdit: {
    load: () => import(/* webpackChunkName: "organizationEdit" */ './organization/OrganizationEditPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('organization', params.id);
      if (id !== null) void queryClient.prefetchQuery(organizationQueries.one(id));
    },
  },
  organizationManage: {
    load: () =>
      import(/* webpackChunkName: "organizationManage" */ './organization/manage/OrganizationManagePage.tsx'),
    prefetch: ({ params, search, queryClient }) => {
      const own = organizationsOf(useSession.getState().user).find(({ id }) => String(id) === params.id);
      if (own && sectionOf(search.get('section')).id === 'people')
        void queryClient.prefetchQuery(organizationQueries.people(own.id));
    },
  },
  projectCreate: {
    load: () => import(/* webpackChunkName: "projectCreate" */ './publishing/ProjectCreatePage.tsx'),
    prefetch: ({ queryClient }) => {
      const [first] = organizationsOf(useSession.getState().user);
      if (first) void queryClient.prefetchQuery(organizationQueries.projects(first.id));
    },
  },
  projectEdit: {
    load: () => import(/* webpackChunkName: "projectEdit" */ './publishing/ProjectEditPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('project', params.id);
      if (id === null) return;
      void queryClient
        .fetchQuery(projectQueries.one(id))
        .then(({ organization }) => {
          const own = organizationsOf(useSession.getState().user).find(
            (mine) => mine.id === organization?.id,
          );
          return own && queryClient.prefetchQuery(organizationQueries.people(own.id));
        })
        // The page repeats the query and shows the error.
        .catch(() => undefined);
      void queryClient.prefetchQuery(projectQueries.editing(id));
      void queryClient.prefetchQuery(studyQueries.areasWithSubareas());
      void queryClient.prefetchQuery(campaignQueries.programNames());
    },
  },
  projectApplications: {
    load: () =>
      import(/* webpackChunkName: "projectApplications" */ './applications/ProjectApplicationsPage.tsx'),
    prefetch: ({ params, search, queryClient }) => {
      const id = recordId('project', params.id);
      if (id === null) return;
      void queryClient.prefetchQuery(projectQueries.one(id));
      void queryClient.prefetchQuery(deskQueries.of(id));
      const open = openedApplication(search);
      if (open !== null) void queryClient.prefetchQuery(applicationQueries.one(open));
    },
  },
  opportunityCreate: {
    load: () =>
      import(/* webpackChunkName: "opportunityCreate" */ './opportunities/OpportunityCreatePage.tsx'),
  },
  opportunityEdit: {
    load: () => import(/* webpackChunkName: "opportunityEdit" */ './opportunities/OpportunityEditPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('opportunity', params.id);
      if (id !== null) void queryClient.prefetchQuery(opportunityQueries.one(id));
    },
  },
  talent: {
    load: () => import(/* webpackChunkName: "talent" */ './talent/TalentPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      void queryClient.prefetchQuery(talentAccess());
      if (talentTabOf(search) !== 'people') return;
      const asked = talentSearch.read(search);
      void queryClient.prefetchQuery(studentQueries.talent(talentSearch.toQuery(asked)));
      // The areas to filter by come with the counts.
      void queryClient.prefetchQuery(studentQueries.talentFacets(talentSearch.toFacetQuery(asked)));
    },
  },
  innovation: {
    load: () => import(/* webpackChunkName: "innovation" */ './innovation/InnovationPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      if (search.get('tab') === 'saved') return;
      void queryClient.prefetchQuery(workQueries.list(worksOf(innovationSearch.read(search))));
    },
  },
  // Pages of staff prefetch nothing: their queries would be in the entry, which everybody of an organisation loads.
  staffOrganizations: {
    load: () => import(/* webpackChunkName: "staff" */ './staff/StaffOrganizationsPage.tsx'),
  },
  staffOrganization: {
    load: () => import(/* webpackChunkName: "staff" */ './staff/StaffOrganizationPage.tsx'),
  },
  staffOrganizationMerge: {
    load: () => import(/* webpackChunkName: "staff" */ './staff/merging/StaffOrganizationMergePage.tsx'),
  },
  staffMerges: {
    load: () => import(/* webpackChunkName: "staff" */ './staff/merging/StaffMergesPage.tsx'),
  },
  noTalentAccess: {
    load: () => import(/* webpackChunkName: "noTalentAccess" */ './talent/NoTalentAccessPage.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(talentAccess()),
  },
  talentProfile: {
    load: () => import(/* webpackChunkName: "talentProfile" */ './talent/TalentProfilePage.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(talentAccess()),
  },
});

const talentAccess = () =>
  organizationQueries.talentAccess(organizationsOf(useSession.getState().user).map(({ id }) => id));

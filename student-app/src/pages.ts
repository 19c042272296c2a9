import * as applicationQueries from '@puente/client/application-queries';
import { opportunityQueries } from '@puente/client/opportunities';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries } from '@puente/client/projects';
import { resourceQueries } from '@puente/client/resources';
import * as studentQueries from '@puente/client/student-queries';
import * as studyQueries from '@puente/client/study-queries';
import { workQueries } from '@puente/client/works';
import type { UserId } from '@puente/contract/ids';
import { definePages, type PageContext, pageNumber, recordId } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';
import { companiesOf, companySearch, companyTabOf } from './organizations/company-search.ts';
import { prefetchSection } from './profile/prefetch.ts';
import { sectionOf } from './profile/sections.ts';
import { matchRules } from './projects/match-rules.ts';
import { projectPage, projectSearch } from './projects/search.ts';
import { purposeOf, resourceSearch, resourcesOf } from './resources/search.ts';
import { prefetchWizard } from './wizard/wizard-data.ts';
import { workSearch, worksOf } from './works/search.ts';

/** Pages of the student area. Each prefetch uses the same queries as its page. */
export default definePages('student-app', {
  projects: {
    load: () => import(/* webpackChunkName: "projects" */ './projects/ProjectsPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      const user = useSession.getState().user;
      const list = projectPage(projectSearch.read(search), user);
      const found = queryClient.prefetchQuery(list);
      void queryClient.prefetchQuery(studyQueries.areas());
      if (user?.profileType !== 'student') return;
      prefetchMatches(user.id, queryClient);
      void found.then(() => {
        const projects = queryClient.getQueryData(list.queryKey)?.data ?? [];
        if (projects.length > 0)
          void queryClient.prefetchQuery(applicationQueries.appliedTo(projects.map(({ id }) => id)));
      });
    },
  },
  project: {
    load: () => import(/* webpackChunkName: "project" */ './projects/ProjectPage.tsx'),
    prefetch: prefetchProject,
  },
  matchRules: {
    load: () => import(/* webpackChunkName: "matchRules" */ './projects/MatchRulesPage.tsx'),
  },
  projectApply: {
    load: () => import(/* webpackChunkName: "projectApply" */ './apply/ProjectApplyPage.tsx'),
    prefetch: prefetchProject,
  },
  /** The same page at a second address (specification §2). */
  apply: {
    load: () => import(/* webpackChunkName: "apply" */ './apply/ProjectApplyPage.tsx'),
    prefetch: prefetchProject,
  },
  companies: {
    load: () => import(/* webpackChunkName: "companies" */ './organizations/CompaniesPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      const user = useSession.getState().user;
      const tab = user?.profileType === 'student' ? companyTabOf(search) : 'active';
      const followed = user?.details?.follows ?? [];
      void queryClient.prefetchQuery(companiesOf(tab, companySearch.read(search), followed));
    },
  },
  organization: {
    load: () => import(/* webpackChunkName: "organization" */ './organizations/OrganizationPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('organization', params.id);
      if (id === null) return;
      void queryClient.prefetchQuery(organizationQueries.one(id));
      if (useSession.getState().user) void queryClient.prefetchQuery(organizationQueries.stats(id));
      void queryClient.prefetchQuery(organizationQueries.brand(id));
      void queryClient.prefetchQuery(organizationQueries.averages(id));
      void queryClient.prefetchQuery(organizationQueries.publishedProjects(id, 1, ['new']));
      // Prefetch this too: if it came later, it would push down what a visitor is about to click.
      void queryClient.prefetchQuery(organizationQueries.publishedProjects(id, 1, organizationQueries.over));
    },
  },
  opportunity: {
    load: () => import(/* webpackChunkName: "opportunity" */ './opportunities/OpportunityPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('opportunity', params.id);
      if (id !== null) void queryClient.prefetchQuery(opportunityQueries.one(id));
    },
  },
  resources: {
    load: () => import(/* webpackChunkName: "resources" */ './resources/ResourcesPage.tsx'),
    prefetch: prefetchResources,
  },
  /** The same library filtered by purpose, at an address of its own (specification §2). */
  resourcesByPurpose: {
    load: () => import(/* webpackChunkName: "resourcesByPurpose" */ './resources/ResourcesPage.tsx'),
    prefetch: prefetchResources,
  },
  resource: {
    load: () => import(/* webpackChunkName: "resource" */ './resources/ResourcePage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('resource', params.id);
      if (id !== null) void queryClient.prefetchQuery(resourceQueries.one(id));
    },
  },
  resourcePreview: {
    load: () => import(/* webpackChunkName: "resourcePreview" */ './resources/ResourcePreviewPage.tsx'),
  },
  workRepository: {
    load: () => import(/* webpackChunkName: "workRepository" */ './works/RepositoryPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      void queryClient.prefetchQuery(workQueries.list(worksOf(workSearch.read(search))));
      void queryClient.prefetchQuery(studyQueries.areas());
    },
  },
  workCreate: {
    load: () => import(/* webpackChunkName: "workCreate" */ './works/CreateWorkPage.tsx'),
    prefetch: ({ queryClient }) => prefetchOwnWorks(queryClient),
  },
  workForm: {
    load: () => import(/* webpackChunkName: "workForm" */ './works/WorkFormPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      void queryClient.prefetchQuery(studyQueries.areas());
      const id = recordId('work', search.get('work') ?? undefined);
      if (id !== null) void queryClient.prefetchQuery(workQueries.one(id));
      else prefetchOwnWorks(queryClient);
    },
  },
  work: {
    load: () => import(/* webpackChunkName: "work" */ './works/WorkPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('work', params.id);
      if (id !== null) void queryClient.prefetchQuery(workQueries.one(id));
    },
  },
  workEdit: {
    load: () => import(/* webpackChunkName: "workEdit" */ './works/EditWorkPage.tsx'),
    prefetch: prefetchOwnWork,
  },
  workComplete: {
    load: () => import(/* webpackChunkName: "workComplete" */ './works/CompleteWorkPage.tsx'),
    prefetch: prefetchOwnWork,
  },
  evaluationLink: {
    load: () => import(/* webpackChunkName: "evaluationLink" */ './evaluations/EvaluationLinkPage.tsx'),
  },
  unsubscribe: {
    load: () => import(/* webpackChunkName: "unsubscribe" */ './saved-searches/UnsubscribePage.tsx'),
  },
  application: {
    load: () => import(/* webpackChunkName: "application" */ './apply/ApplicationPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      const id = recordId('application', params.id);
      if (id !== null) void queryClient.prefetchQuery(applicationQueries.one(id));
    },
  },
  profile: {
    load: () => import(/* webpackChunkName: "profile" */ './profile/ProfilePage.tsx'),
    prefetch: ({ search, queryClient }) => {
      const user = useSession.getState().user;
      if (!user) return;
      const section = sectionOf(search.get('section'), user.profileType).id;
      prefetchSection(section, { user, page: pageNumber(search), queryClient });
    },
  },
  teachingDesk: {
    load: () => import(/* webpackChunkName: "teachingDesk" */ './teaching/TeachingDeskPage.tsx'),
    prefetch: ({ queryClient }) => {
      const teacher = useSession.getState().user?.details?.id;
      if (teacher === undefined) return;
      import(/* webpackChunkName: "teachingDesk" */ './teaching/desk-data.ts').then(
        ({ prefetchDesk }) => prefetchDesk(queryClient, teacher),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  collaborations: {
    load: () => import(/* webpackChunkName: "collaborations" */ './collaborations/CollaborationsPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      import(/* webpackChunkName: "collaborations" */ './collaborations/collaboration-list.ts').then(
        ({ prefetchCollaborations }) => prefetchCollaborations(queryClient, search),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  collaboration: {
    load: () => import(/* webpackChunkName: "collaboration" */ './collaborations/CollaborationPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      import(/* webpackChunkName: "collaboration" */ './collaborations/prefetch-collaboration.ts').then(
        ({ prefetchCollaboration }) => prefetchCollaboration(queryClient, params.id),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  chat: {
    load: () => import(/* webpackChunkName: "chat" */ './chat/ChatPage.tsx'),
    prefetch: (context) => {
      import(/* webpackChunkName: "chat" */ './chat/prefetch.ts').then(
        ({ prefetchChat }) => prefetchChat(context),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  staffStudies: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-studies/StaffStudiesPage.tsx'),
    prefetch: (context) => {
      import(/* webpackChunkName: "staff" */ './staff-studies/prefetch.ts').then(
        ({ prefetchReview }) => prefetchReview(context),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  staffUniversities: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-catalogue/StaffUniversitiesPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      import(/* webpackChunkName: "staff" */ './staff-catalogue/catalogue-search.ts').then(
        ({ prefetchUniversities }) => prefetchUniversities(queryClient, search),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  staffDegrees: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-catalogue/StaffDegreesPage.tsx'),
    prefetch: ({ search, queryClient }) => {
      import(/* webpackChunkName: "staff" */ './staff-catalogue/catalogue-search.ts').then(
        ({ prefetchDegrees }) => prefetchDegrees(queryClient, search),
        // `load` reports the missing chunk.
        () => undefined,
      );
    },
  },
  staffUniversityMerge: {
    load: () =>
      import(/* webpackChunkName: "staff" */ './staff-catalogue/merging/StaffUniversityMergePage.tsx'),
  },
  staffDegreeMerge: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-catalogue/merging/StaffDegreeMergePage.tsx'),
  },
  takedown: {
    load: () => import(/* webpackChunkName: "takedown" */ './takedowns/TakedownPage.tsx'),
  },
  staffTakedowns: {
    load: () => import(/* webpackChunkName: "staff" */ './takedowns/StaffTakedownsPage.tsx'),
  },
  staffTakedown: {
    load: () => import(/* webpackChunkName: "staff" */ './takedowns/StaffTakedownPage.tsx'),
  },
  profileComplete: {
    load: () => import(/* webpackChunkName: "profileComplete" */ './wizard/ProfileWizardPage.tsx'),
    prefetch: ({ queryClient }) => {
      const user = useSession.getState().user;
      if (user) prefetchWizard(user.id, queryClient);
    },
  },
});

function prefetchResources({ search, queryClient }: PageContext): void {
  const asked = resourcesOf(resourceSearch.read(search), purposeOf(search));
  void queryClient.prefetchQuery(resourceQueries.list(asked));
}

function prefetchProject({ params, queryClient }: PageContext): void {
  const id = recordId('project', params.id);
  if (id === null) return;
  void queryClient.prefetchQuery(projectQueries.one(id));
  const { user } = useSession.getState();
  if (user?.profileType !== 'student') return;
  void queryClient.prefetchQuery(applicationQueries.mineTo(id));
  prefetchMatches(user.id, queryClient);
}

/** Prefetches the data and the rules for the matches of a student. */
function prefetchMatches(student: UserId, queryClient: QueryClient): void {
  void queryClient.prefetchQuery(studentQueries.studies(student));
  void queryClient.prefetchQuery(matchRules());
}

function prefetchOwnWorks(queryClient: QueryClient): void {
  const student = useSession.getState().user?.details?.id;
  if (student) void queryClient.prefetchQuery(workQueries.ofStudent(student));
}

function prefetchOwnWork({ params, queryClient }: PageContext): void {
  const id = recordId('work', params.id);
  if (id === null) return;
  void queryClient.prefetchQuery(workQueries.one(id));
  void queryClient.prefetchQuery(studyQueries.areas());
}

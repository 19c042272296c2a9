import { campaignQueries, faqQueries, pageQueries, postQueries } from '@puente/client/content';
import { openDataQueries } from '@puente/client/open-data';
import * as studentQueries from '@puente/client/student-queries';
import { definePages } from '@puente/platform/pages';
import { postPage, postSearch } from './blog/search.ts';
import { latestProjects } from './home/latest-projects.ts';

/**
 * Runs a prefetch whose queries are in the page's own chunk, as otherwise every page would carry them. If the chunk fails, the page reports
 * it.
 */
function withPage<Data>(loading: Promise<Data>, ask: (data: Data) => unknown): void {
  void loading.then(ask, () => undefined);
}

export default definePages('public-site', {
  home: {
    load: () => import(/* webpackChunkName: "home" */ './home/HomePage.tsx'),
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(studentQueries.count());
      void queryClient.prefetchQuery(latestProjects());
      // The other queries are in the page's chunk, as otherwise every page would carry them.
      void import(/* webpackChunkName: "home" */ './home/home-data.ts').then(
        ({ prefetchSections }) => prefetchSections(queryClient),
        () => undefined,
      );
    },
  },
  students: {
    load: () => import(/* webpackChunkName: "students" */ './audiences/StudentsPage.tsx'),
    prefetch: ({ queryClient }) => {
      withPage(
        import(/* webpackChunkName: "students" */ './audiences/figures/student-figures.ts'),
        ({ prefetch }) => prefetch(queryClient),
      );
      withPage(
        import(/* webpackChunkName: "students" */ './home/start/own-tasks.ts'),
        ({ prefetchOwnTasks }) => prefetchOwnTasks(queryClient),
      );
    },
  },
  organizations: {
    load: () => import(/* webpackChunkName: "organizations" */ './audiences/OrganizationsPage.tsx'),
    prefetch: ({ queryClient }) => {
      withPage(
        import(/* webpackChunkName: "organizations" */ './audiences/figures/organization-figures.ts'),
        ({ prefetch }) => prefetch(queryClient),
      );
      withPage(
        import(/* webpackChunkName: "organizations" */ './home/start/own-tasks.ts'),
        ({ prefetchOwnTasks }) => prefetchOwnTasks(queryClient),
      );
    },
  },
  universities: {
    load: () => import(/* webpackChunkName: "universities" */ './audiences/UniversitiesPage.tsx'),
    prefetch: ({ queryClient }) => {
      withPage(
        import(/* webpackChunkName: "universities" */ './audiences/figures/university-figures.ts'),
        ({ prefetch }) => prefetch(queryClient),
      );
      withPage(
        import(/* webpackChunkName: "universities" */ './home/start/own-tasks.ts'),
        ({ prefetchOwnTasks }) => prefetchOwnTasks(queryClient),
      );
    },
  },
  universitySheet: {
    load: () =>
      import(/* webpackChunkName: "universitySheet" */ './audiences/universities/UniversitySheetPage.tsx'),
  },
  certificate: {
    load: () => import(/* webpackChunkName: "certificate" */ './certificates/CertificatePage.tsx'),
    prefetch: ({ queryClient, params: { code } }) => {
      withPage(
        import(/* webpackChunkName: "certificate" */ './certificates/certificate-data.ts'),
        ({ prefetchCertificate }) => prefetchCertificate(queryClient, code),
      );
    },
  },
  campaign: {
    load: () => import(/* webpackChunkName: "campaign" */ './campaigns/CampaignPage.tsx'),
    prefetch: ({ params, queryClient }) => {
      void queryClient.prefetchQuery(campaignQueries.list());
      void queryClient.prefetchQuery(campaignQueries.programs());
      withPage(
        import(/* webpackChunkName: "campaign" */ './campaigns/campaign-data.ts'),
        ({ prefetchCampaign }) => prefetchCampaign(queryClient, params.code ?? ''),
      );
    },
  },
  jury: {
    load: () => import(/* webpackChunkName: "jury" */ './jury/JuryPage.tsx'),
    prefetch: ({ queryClient }) =>
      withPage(import(/* webpackChunkName: "jury" */ './jury/prefetch.ts'), ({ prefetchJuries }) =>
        prefetchJuries(queryClient),
      ),
  },
  searchEverything: {
    load: () => import(/* webpackChunkName: "searchEverything" */ './search/SearchPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "searchEverything" */ './search/groups.ts'),
        ({ prefetchSearch }) => prefetchSearch(queryClient, search),
      ),
  },
  staffSearches: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-searches/StaffSearchesPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-searches/empty-search-list.ts'),
        ({ prefetchSearches }) => prefetchSearches(queryClient, search),
      ),
  },
  staffMessages: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-messages/StaffMessagesPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-messages/message-search.ts'),
        ({ prefetchMessages }) => prefetchMessages('messages', queryClient, search),
      ),
  },
  staffChats: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-messages/StaffChatsPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-messages/message-search.ts'),
        ({ prefetchMessages }) => prefetchMessages('chats', queryClient, search),
      ),
  },
  staffMessage: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-messages/StaffMessagePage.tsx'),
    prefetch: ({ params, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-messages/message-search.ts'),
        ({ prefetchMessage }) => prefetchMessage(queryClient, params.id),
      ),
  },
  staffSavedAnswers: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-messages/StaffSavedAnswersPage.tsx'),
    prefetch: ({ queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-messages/message-search.ts'),
        ({ prefetchSavedAnswers }) => prefetchSavedAnswers(queryClient),
      ),
  },
  staffTexts: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-texts/StaffTextsPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(import(/* webpackChunkName: "staff" */ './staff-texts/text-search.ts'), ({ prefetchTexts }) =>
        prefetchTexts(queryClient, search),
      ),
  },
  staffPost: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-texts/StaffPostPage.tsx'),
  },
  staffFaq: { load: () => import(/* webpackChunkName: "staff" */ './staff-texts/StaffFaqPage.tsx') },
  staffContent: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-texts/StaffContentPage.tsx'),
  },
  staffResource: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-texts/StaffResourcePage.tsx'),
  },
  postPreview: { load: () => import(/* webpackChunkName: "postPreview" */ './blog/PostPreviewPage.tsx') },
  staffCampaigns: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-campaigns/StaffCampaignsPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(import(/* webpackChunkName: "staff" */ './staff-campaigns/prefetch.ts'), ({ prefetchPlans }) =>
        prefetchPlans(queryClient, search),
      ),
  },
  staffNotices: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-notices/StaffNoticesPage.tsx'),
    prefetch: ({ search, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-notices/notice-search.ts'),
        ({ prefetchNotices }) => prefetchNotices(queryClient, search),
      ),
  },
  staffNotice: {
    load: () => import(/* webpackChunkName: "staff" */ './staff-notices/StaffNoticePage.tsx'),
    prefetch: ({ params, queryClient }) =>
      withPage(
        import(/* webpackChunkName: "staff" */ './staff-notices/notice-search.ts'),
        ({ prefetchNotice }) => prefetchNotice(queryClient, params.id),
      ),
  },
  awards: {
    load: () => import(/* webpackChunkName: "awards" */ './awards/AwardsPage.tsx'),
    prefetch: ({ queryClient }) => {
      void queryClient.prefetchQuery(pageQueries.bySlug('premios'));
      withPage(
        import(/* webpackChunkName: "awards" */ './awards/awards-data.ts'),
        ({ awardedWorks, awardEditions, enteredWorks }) => {
          void queryClient.prefetchQuery(awardEditions());
          void queryClient.prefetchQuery(awardedWorks());
          void queryClient.prefetchQuery(enteredWorks());
        },
      );
    },
  },
  legalNotice: { load: () => import(/* webpackChunkName: "legalNotice" */ './legal/LegalNoticePage.tsx') },
  privacy: { load: () => import(/* webpackChunkName: "privacy" */ './legal/PrivacyPage.tsx') },
  cookies: { load: () => import(/* webpackChunkName: "cookies" */ './legal/CookiesPage.tsx') },
  terms: { load: () => import(/* webpackChunkName: "terms" */ './legal/TermsPage.tsx') },
  accessibility: {
    load: () => import(/* webpackChunkName: "accessibility" */ './legal/AccessibilityPage.tsx'),
  },
  blog: {
    load: () => import(/* webpackChunkName: "blog" */ './blog/BlogPage.tsx'),
    prefetch: ({ search, queryClient }) => void queryClient.prefetchQuery(postPage(postSearch.read(search))),
  },
  post: {
    load: () => import(/* webpackChunkName: "post" */ './blog/PostPage.tsx'),
    prefetch: ({ params, queryClient }) =>
      void queryClient
        .fetchQuery(postQueries.byUrl(params.slug ?? ''))
        .then((post) => post && queryClient.prefetchQuery(postQueries.related(post)))
        // The page repeats the query and shows the error.
        .catch(() => undefined),
  },
  faq: {
    load: () => import(/* webpackChunkName: "faq" */ './faq/FaqPage.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(faqQueries.list()),
  },
  contact: { load: () => import(/* webpackChunkName: "contact" */ './contact/ContactPage.tsx') },
  openData: {
    load: () => import(/* webpackChunkName: "openData" */ './open-data/OpenDataPage.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(openDataQueries.months()),
  },
  embedCode: {
    load: () => import(/* webpackChunkName: "embedCode" */ './embed/EmbedCodePage.tsx'),
    prefetch: ({ queryClient }) => {
      void import(/* webpackChunkName: "embedCode" */ './embed/embed-data.ts').then(
        ({ prefetchChoices }) => prefetchChoices(queryClient),
        () => undefined,
      );
    },
  },
  legalVersion: {
    load: () => import(/* webpackChunkName: "legalVersion" */ './legal/LegalVersionPage.tsx'),
  },
  team: {
    load: () => import(/* webpackChunkName: "team" */ './about/TeamPage.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(pageQueries.bySlug('equipo')),
  },
  socialEnterprise: {
    load: () => import(/* webpackChunkName: "socialEnterprise" */ './about/SocialEnterprisePage.tsx'),
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(pageQueries.bySlug('una-empresa-social')),
  },
});

import * as applicationQueries from '@puente/client/application-queries';
import { teacherInvitationQueries } from '@puente/client/collaboration-teachers';
import * as messageQueries from '@puente/client/message-queries';
import { profileQueries } from '@puente/client/profiles';
import * as studentQueries from '@puente/client/student-queries';
import { teacherQueries } from '@puente/client/teachers';
import { workQueries } from '@puente/client/works';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { QueryClient } from '@puente/platform/query';
import { prefetchWizard } from '../wizard/wizard-data.ts';
import { ownInvitations } from './invitations/own-invitations.ts';
import { savedProjectsOf } from './saved/saved-projects-of.ts';
import type { SectionId } from './sections.ts';

interface Opened {
  user: CurrentUser;
  page: number;
  queryClient: QueryClient;
}

/** Prefetches the first data of a section while its chunk loads. */
export function prefetchSection(section: SectionId, { user, page, queryClient }: Opened): void {
  const { details } = user;
  import(/* webpackChunkName: "profile" */ './section-pages.ts').then(
    ({ sectionPages }) => sectionPages[section].prefetchPart(queryClient),
    // `load` of the page reports the missing chunk.
    () => undefined,
  );
  switch (section) {
    case 'personal':
      if (user.profileType === 'coordinator')
        void queryClient.prefetchQuery(profileQueries.coordinator(user.id));
      return;
    case 'studies':
      prefetchWizard(user.id, queryClient);
      return;
    case 'teaching':
      void queryClient.prefetchQuery(profileQueries.teacher(user.id));
      return;
    case 'guided':
      void queryClient.prefetchQuery(teacherInvitationQueries.own());
      if (details) void queryClient.prefetchQuery(teacherQueries.tfxes(details.id, page));
      return;
    case 'applys':
      void queryClient.prefetchQuery(applicationQueries.mine(page));
      return;
    case 'invitations':
      void queryClient.prefetchQuery(ownInvitations(page));
      return;
    case 'projects':
      if (details) void queryClient.prefetchQuery(savedProjectsOf(user));
      return;
    case 'tfx':
      if (details) void queryClient.prefetchQuery(workQueries.ofStudent(details.id, page));
      return;
    case 'notifications':
      if (details) void queryClient.prefetchQuery(messageQueries.list(details.id));
      return;
    case 'competences':
      void queryClient.prefetchQuery(studentQueries.ownAverages());
      void queryClient.prefetchQuery(studentQueries.one(user.id));
      return;
    case 'visibility':
      void queryClient.prefetchQuery(studentQueries.one(user.id));
      return;
    case 'account':
      return;
  }
}

import { expiredSessions } from '../accounts/expired-sessions.ts';
import { applicationDigests } from '../alerts/digests.ts';
import { oldAlerts } from '../alerts/old-alerts.ts';
import { answerReminders } from '../applications/answer-reminders.ts';
import { heldDecisions, overdueDecisions } from '../applications/held-decisions.ts';
import { applicationReminders } from '../applications/reminders.ts';
import { staleDrafts } from '../applications/stale-drafts.ts';
import { audienceNoticeStep, overdueNotices } from '../audience-notices/steps.ts';
import { announcedAwards } from '../awards/announcement.ts';
import { oldContactMessages } from '../contact-messages/old-contact-messages.ts';
import { unreadMessages } from '../conversations/unread-messages.ts';
import { oldEmptySearches } from '../empty-searches/old-empty-searches.ts';
import { oldErrorReports } from '../error-reports/old-error-reports.ts';
import { evaluationReminders } from '../evaluations/reminders.ts';
import { interviewReminders } from '../interviews/reminders.ts';
import { oldInvitations } from '../joinings/old-invitations.ts';
import { mail } from '../mail/delivery.ts';
import { oldMeasurements } from '../measurements/old-measurements.ts';
import { oldMerges } from '../merges/old-merges.ts';
import { messageDigests } from '../messages/digests.ts';
import { milestoneReminders } from '../plans/reminders.ts';
import { expiredProjects } from '../projects/expired-projects.ts';
import { savedSearchMails } from '../saved-searches/mails.ts';
import { vocabulary } from '../search/vocabulary.ts';
import { oldSecurityEvents } from '../security-events/old-events.ts';
import { orphanedUploads } from '../uploads/orphaned-uploads.ts';
import type { Job } from './job.ts';

/** Every job of the platform, by the name of its queue. */
export const jobs = {
  mail,
  'held-decisions': heldDecisions,
  'overdue-decisions': overdueDecisions,
  'notification-digests': messageDigests,
  'audience-notice-step': audienceNoticeStep,
  'overdue-notices': overdueNotices,
  'announced-awards': announcedAwards,
  'expired-projects': expiredProjects,
  'answer-reminders': answerReminders,
  'application-reminders': applicationReminders,
  'evaluation-reminders': evaluationReminders,
  'interview-reminders': interviewReminders,
  'milestone-reminders': milestoneReminders,
  'application-digests': applicationDigests,
  'old-alerts': oldAlerts,
  'orphaned-uploads': orphanedUploads,
  'unread-messages': unreadMessages,
  'old-invitations': oldInvitations,
  'saved-search-mails': savedSearchMails,
  'stale-drafts': staleDrafts,
  'expired-sessions': expiredSessions,
  'old-contact-messages': oldContactMessages,
  'old-empty-searches': oldEmptySearches,
  'old-error-reports': oldErrorReports,
  'old-merges': oldMerges,
  'old-measurements': oldMeasurements,
  'old-security-events': oldSecurityEvents,
  'search-vocabulary': vocabulary,
};

export type JobName = keyof typeof jobs;

type PayloadIn<J> = J extends Job<infer Payload> ? Payload : never;

export type PayloadOf<Name extends JobName> = PayloadIn<(typeof jobs)[Name]>;

export const jobNames = Object.keys(jobs) as JobName[];

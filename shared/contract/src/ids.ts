import * as z from 'zod/mini';

const idOf = <Kind extends string>() => z.int().check(z.positive()).brand<Kind>();

/** Ids of each kind of record. The compiler takes none for another kind's, and no number for an id that no schema has parsed. */
export const ids = {
  /** Id of a user's profile row. The user's role tells which kind of row it is. */
  profile: z
    .int()
    .check(z.positive())
    .brand<'student'>()
    .brand<'teacher'>()
    .brand<'coordinator'>()
    .brand<'projectManager'>(),
  user: idOf<'user'>(),
  session: idOf<'session'>(),
  passkey: idOf<'passkey'>(),
  securityEvent: idOf<'securityEvent'>(),
  student: idOf<'student'>(),
  /** The user's, where a call finds a student by it. */
  studentOfUser: idOf<'user'>(),
  teacher: idOf<'teacher'>(),
  coordinator: idOf<'coordinator'>(),
  projectManager: idOf<'projectManager'>(),
  organization: idOf<'organization'>(),
  project: idOf<'project'>(),
  application: idOf<'application'>(),
  applicationNote: idOf<'applicationNote'>(),
  interview: idOf<'interview'>(),
  work: idOf<'work'>(),
  message: idOf<'message'>(),
  conversation: idOf<'conversation'>(),
  chatMessage: idOf<'chatMessage'>(),
  opportunity: idOf<'opportunity'>(),
  resource: idOf<'resource'>(),
  post: idOf<'post'>(),
  faq: idOf<'faq'>(),
  page: idOf<'page'>(),
  awardEdition: idOf<'awardEdition'>(),
  awardCategory: idOf<'awardCategory'>(),
  awardEntry: idOf<'awardEntry'>(),
  awardJuror: idOf<'awardJuror'>(),
  banner: idOf<'banner'>(),
  campaign: idOf<'campaign'>(),
  program: idOf<'program'>(),
  university: idOf<'university'>(),
  center: idOf<'center'>(),
  degree: idOf<'degree'>(),
  studyArea: idOf<'studyArea'>(),
  studySubarea: idOf<'studySubarea'>(),
  file: idOf<'file'>(),
  notificationPreferences: idOf<'notificationPreferences'>(),
  projectMetric: idOf<'projectMetric'>(),
  searchSynonym: idOf<'searchSynonym'>(),
  savedSearch: idOf<'savedSearch'>(),
  alert: idOf<'alert'>(),
  joining: idOf<'joining'>(),
  organizationEvent: idOf<'organizationEvent'>(),
  staffNote: idOf<'staffNote'>(),
  talentInvitation: idOf<'talentInvitation'>(),
  talentList: idOf<'talentList'>(),
  projectTemplate: idOf<'projectTemplate'>(),
  messageTemplate: idOf<'messageTemplate'>(),
  staffAct: idOf<'staffAct'>(),
  takedown: idOf<'takedown'>(),
  contactMessage: idOf<'contactMessage'>(),
  contactEntry: idOf<'contactEntry'>(),
  savedAnswer: idOf<'savedAnswer'>(),
  audienceNotice: idOf<'audienceNotice'>(),
  textVersion: idOf<'textVersion'>(),
  errorGroup: idOf<'errorGroup'>(),
  merge: idOf<'merge'>(),
  collaboration: idOf<'collaboration'>(),
  collaborationMember: idOf<'collaborationMember'>(),
  teacherInvitation: idOf<'teacherInvitation'>(),
  loggedWeek: idOf<'loggedWeek'>(),
  evaluation: idOf<'evaluation'>(),
  certificate: idOf<'certificate'>(),
  milestone: idOf<'milestone'>(),
  planProposal: idOf<'planProposal'>(),
  delivery: idOf<'delivery'>(),
  deliveryComment: idOf<'deliveryComment'>(),
  agreementAcceptance: idOf<'agreementAcceptance'>(),
};

type Ids = { [Kind in keyof typeof ids]: z.output<(typeof ids)[Kind]> };
export type IdKind = keyof Ids;
export type IdOf<Kind extends IdKind> = Ids[Kind];

export type UserId = IdOf<'user'>;
export type SessionId = IdOf<'session'>;
export type PasskeyId = IdOf<'passkey'>;
export type SecurityEventId = IdOf<'securityEvent'>;
export type StaffActId = IdOf<'staffAct'>;
export type TakedownId = IdOf<'takedown'>;
export type ContactMessageId = IdOf<'contactMessage'>;
export type ContactEntryId = IdOf<'contactEntry'>;
export type SavedAnswerId = IdOf<'savedAnswer'>;
export type AudienceNoticeId = IdOf<'audienceNotice'>;
export type TextVersionId = IdOf<'textVersion'>;
export type ErrorGroupId = IdOf<'errorGroup'>;
export type MergeId = IdOf<'merge'>;
export type CollaborationId = IdOf<'collaboration'>;
export type CertificateId = IdOf<'certificate'>;
export type EvaluationId = IdOf<'evaluation'>;
export type LoggedWeekId = IdOf<'loggedWeek'>;
export type CollaborationMemberId = IdOf<'collaborationMember'>;
export type MilestoneId = IdOf<'milestone'>;
export type DeliveryId = IdOf<'delivery'>;
export type DeliveryCommentId = IdOf<'deliveryComment'>;
export type AgreementAcceptanceId = IdOf<'agreementAcceptance'>;
export type PlanProposalId = IdOf<'planProposal'>;
export type TeacherInvitationId = IdOf<'teacherInvitation'>;
export type StudentId = IdOf<'student'>;
export type TeacherId = IdOf<'teacher'>;
export type CoordinatorId = IdOf<'coordinator'>;
export type ProjectManagerId = IdOf<'projectManager'>;
export type OrganizationId = IdOf<'organization'>;
export type ProjectId = IdOf<'project'>;
export type ApplicationId = IdOf<'application'>;
export type StaffNoteId = IdOf<'staffNote'>;
export type InterviewId = IdOf<'interview'>;
export type ApplicationNoteId = IdOf<'applicationNote'>;
export type WorkId = IdOf<'work'>;
export type MessageId = IdOf<'message'>;
export type ConversationId = IdOf<'conversation'>;
export type ChatMessageId = IdOf<'chatMessage'>;
export type OpportunityId = IdOf<'opportunity'>;
export type ResourceId = IdOf<'resource'>;
export type PostId = IdOf<'post'>;
export type FaqId = IdOf<'faq'>;
export type PageId = IdOf<'page'>;
export type AwardEditionId = IdOf<'awardEdition'>;
export type AwardCategoryId = IdOf<'awardCategory'>;
export type AwardEntryId = IdOf<'awardEntry'>;
export type AwardJurorId = IdOf<'awardJuror'>;
export type BannerId = IdOf<'banner'>;
export type CampaignId = IdOf<'campaign'>;
export type ProgramId = IdOf<'program'>;
export type UniversityId = IdOf<'university'>;
export type CenterId = IdOf<'center'>;
export type DegreeId = IdOf<'degree'>;
export type StudyAreaId = IdOf<'studyArea'>;
export type StudySubareaId = IdOf<'studySubarea'>;
export type FileId = IdOf<'file'>;
export type NotificationPreferencesId = IdOf<'notificationPreferences'>;
export type SearchSynonymId = IdOf<'searchSynonym'>;
export type SavedSearchId = IdOf<'savedSearch'>;
export type AlertId = IdOf<'alert'>;
export type JoiningId = IdOf<'joining'>;
export type OrganizationEventId = IdOf<'organizationEvent'>;
export type TalentInvitationId = IdOf<'talentInvitation'>;
export type TalentListId = IdOf<'talentList'>;
export type ProjectTemplateId = IdOf<'projectTemplate'>;
export type MessageTemplateId = IdOf<'messageTemplate'>;
export type ProjectMetricId = IdOf<'projectMetric'>;

type Branded = number & z.core.$brand;
type Whole = string | number | boolean | null | undefined | Blob;

/** A type with plain numbers as ids, as in JSON. For examples and tests of the API. */
export type OnTheWire<Value> = Value extends Branded
  ? number
  : Value extends Whole
    ? Value
    : { [Key in keyof Value]: OnTheWire<Value[Key]> };

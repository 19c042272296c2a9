import { retention } from './constants/retention.ts';
import { mostPublishedWorks } from './most-published-works.ts';
import { largestPage, messageSteps } from './paging.ts';

const mebibyte = 1024 * 1024;
const images = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'] as const;

/** Business limits (specification §5 and §9), used by forms and by the server alike. */
export const limits = {
  password: { min: 6, max: 128 },
  name: { max: 100 },
  /** Days within which a new person of an organisation cannot remove earlier members. */
  newPersonDays: 7,
  /** Passkeys of one user: their number, the length of a name, and the length of a browser's credential. */
  passkey: { max: 10, name: 60, bytes: 16_000 },
  studyName: { max: 200 },
  /** Entries of the catalogue that support is shown for a typed name, from this similarity of 1. */
  possibleDoubles: { max: 5, similarity: 0.4 },
  email: { max: 254 },
  phone: { max: 15 },
  degrees: { max: 6 },
  degreeName: { max: 200 },
  /** Topics that one person can choose: all of them. */
  interests: { max: 80 },
  /** Records in one change of a relation. */
  relation: { max: 200 },
  /** Form drafts: how many a user can store, and for each the length of its name, the size and the nesting of its value. */
  draft: { max: 20, name: 60, bytes: 64 * 1024, depth: 12 },
  publishedWork: { max: mostPublishedWorks },
  /** Messages of the communication centre: initial number, and how many more per step (§9). */
  notifications: messageSteps,
  projectTitle: { min: 10, max: 120 },
  projectDescription: { min: 80, max: 5000 },
  projectText: { max: 2000 },
  tags: { max: 10, length: 40 },
  /** Subareas of a project. */
  subareas: { max: 20 },
  tutors: { max: 5 },
  motivation: { min: 40, max: 2000 },
  /** Length of a reason in a collaboration, and days in which the organisation reviews what was delivered. */
  collaboration: { reason: 1000, reviewDays: 14 },
  /**
   * Evaluations: number of students from which averages are public, length of the words and of a token, days before the last day of the
   * work from which they are sent, days after its end until which they are, days after its last day until which they are when nobody ends
   * the work, days after that day when a reminder to end it follows, days before the last day of evaluations when a reminder follows,
   * and days for which a link is good.
   */
  evaluation: {
    averagedFrom: 5,
    text: 2000,
    token: 200,
    opensBefore: 14,
    openAfter: 14,
    openLate: 60,
    endReminder: 14,
    reminder: 3,
    link: 60,
  },
  /** Plan of a collaboration: number of milestones, lengths of their texts, and days before a last day when a reminder follows. */
  plan: { milestones: 12, title: 120, description: 1000, reminder: 3 },
  /**
   * Comments on what is delivered for a milestone: how many, the length of one, and minutes in which several in a row of one person
   * tell the others once.
   */
  deliveryComments: { max: 50, text: 1000, quietMinutes: 30 },
  /** Calendar that programs subscribe to: length of its token. */
  calendar: { token: 100 },
  /** Agreement of a collaboration: length of a text, and hours in a week and in total. */
  agreement: { text: 2000, weekHours: 40, totalHours: 2000 },
  /** Certificate: length of a code that people write, with hyphens and spaces. */
  certificate: { code: 30 },
  /** Agreement that a university needs: length of what it asks for, length and number of its clauses, and length of a reference. */
  universityAgreement: { text: 2000, clause: 1000, clauses: 8, reference: 100 },
  /** Hours log: minutes of one press, and at most in a week. */
  hoursLog: { step: 30, week: 60 * 60 },
  /** Limits of each kind of upload, in fields and on the server. A resource has the specification's default limits (§5). */
  uploads: {
    cv: { bytes: 5 * mebibyte, extensions: ['pdf'] },
    tfx: { bytes: 20 * mebibyte, extensions: ['pdf'] },
    delivery: { bytes: 20 * mebibyte, extensions: ['pdf'] },
    logo: { bytes: 2 * mebibyte, extensions: images },
    picture: { bytes: 10 * mebibyte, extensions: ['png', 'jpg', 'jpeg', 'webp', 'avif'] },
    resource: { bytes: 10 * mebibyte, extensions: ['pdf', ...images] },
    cover: { bytes: 10 * mebibyte, extensions: images },
    agreement: { bytes: 10 * mebibyte, extensions: ['pdf'] },
  },
  /** Content that staff write: titles, introductions, Markdown. */
  content: { title: 200, introduction: 500, markdown: 60_000 },
  /** Former versions of a text in one answer, days until the link to a preview ends, and the length of its secret. */
  staffTexts: { versions: 20, previewDays: 7, secret: 100 },
  /** Minutes before its time from which a banner is in pages, so that pages kept until then show it. */
  banner: { aheadMinutes: 10 },
  /** One edition of the awards: categories, criteria of its jury, points of a criterion from 0, length of a comment on a work. */
  awards: { categories: 12, criteria: 8, points: 10, comment: 1000 },
  /** Related resources at the end of an article. */
  relatedResources: { max: 3 },
  /**
   * Saved searches: how many a student can have, length of a name, of an address and of a token; results in one mail, in total and per
   * organisation.
   */
  savedSearch: { max: 10, name: 80, address: 2000, token: 100, results: 10, perOrganization: 2 },
  /** Alerts of organisations' people: days until deletion, length of a token, projects in a digest. */
  alerts: { days: retention.alerts, token: 100, projects: 10 },
  /** Groups of synonyms: terms in one group, and length of each. */
  synonyms: { max: 20, length: 60 },
  /**
   * Searches without results: how many different ones are counted a day, and of one visitor; length and words of one; from how many
   * visitors on staff see it, since a search may be somebody's name; days until deletion.
   */
  emptySearches: {
    perDay: 500,
    perVisitor: 20,
    length: 60,
    words: 6,
    fewest: 3,
    days: retention.emptySearches,
  },
  /** Files in one request. */
  uploadFiles: { max: 5 },
  /** A file that is sent in parts: bytes of a part, and length of its name. */
  uploadParts: { bytes: mebibyte, name: 255 },
  /** Megapixels of an uploaded picture, and the longest side, in pixels, of the stored one. */
  image: { megapixels: 50, side: 2000 },
  /** SVG files: bytes, elements, nesting depth, attributes of one element. */
  drawing: { bytes: 2 * mebibyte, elements: 50_000, depth: 100, attributes: 200 },
  page: { size: 12, max: largestPage },
  /**
   * Queries: nesting of `$or` and `$and`, number of conditions, items of a list, length of a text, points of the price (query-price.ts).
   */
  query: { depth: 3, conditions: 30, items: 100, text: 200, price: 195 },
  /** A student's own work. */
  work: {
    title: { min: 10, max: 150 },
    summary: { min: 80, max: 3000 },
    index: { max: 5000 },
    categories: { max: 3 },
    hidingReason: { min: 10, max: 500 },
    /** Unpublished works of one student. */
    drafts: 20,
  },
  /** Address of a call with its query: bytes and parameters. */
  request: { address: 8 * 1024, parameters: 100 },
  /** A web address. */
  address: { max: 300 },
  /** Text of an organisation's answer to an application. */
  answerReason: { max: 1000 },
  /**
   * The desk for applications: how many are moved at once, seconds within which a move is taken back, and seconds on top after
   * which its students are told: an answer of the last moment takes a while to arrive. An answer may be sent up to so many days
   * later instead.
   */
  desk: { atOnce: 500, undoSeconds: 10, slackSeconds: 3, laterDays: 30 },
  /** Messages that an organisation keeps for its answers: how many, and letters of a name. Their texts are as long as an answer. */
  messageTemplate: { max: 30, name: 80 },
  /** A private note about an application. */
  applicationNote: { max: 2000 },
  /** A note of staff about an organisation. */
  staffNote: { max: 2000 },
  /** Words that staff add to the reason for a withdrawal of a verification or of talent access. */
  withdrawalWords: { max: 500 },
  /** Words of staff to the owner of a record that they take down or show again. */
  takedownWords: { min: 1, max: 1000 },
  /** Reason of staff to see the platform as another person, and how long they do. */
  view: { reason: { min: 10, max: 500 }, minutes: 15 },
  /** Objection of an owner, within so many months after the takedown. */
  objection: { min: 10, max: 2000, months: 6 },
  /** Number of organisations that are listed as possible doubles of another. */
  organizationDoubles: { max: 10 },
  /**
   * Merges of two records by staff: days to undo one, names of moved rows in the preview for each part, hours between the announcement of
   * a merge of accounts and the merge, days for which the announcement counts.
   */
  merge: { days: 7, names: 5, noticeHours: 24, announcedDays: 14 },
  /** Text that a reader adds to the report of a problem. */
  recordProblem: { max: 1000 },
  /**
   * Days within which an organisation promises an answer, counted from the application. `judgedFrom` is the number of applications from
   * which its punctuality is published.
   */
  answerDays: { min: 1, max: 60, usual: 15, judgedFrom: 5 },
  /** Text of a withdrawal of an application. */
  withdrawalReason: { max: 500 },
  /** Maximum number of pages of the application form. */
  applicationSteps: { max: 12 },
  /** Number of recently sent CVs that are offered for reuse. */
  sentCvs: { max: 5 },
  chatMessage: { max: 2000, page: 50 },
  /** Conversations with authors of works that a reader can begin within 24 hours. */
  workConversations: { day: 10 },
  /** Conversations with interested students that an organisation can begin within 24 hours. */
  opportunityConversations: { day: 200 },
  /**
   * A message to several interested students: recipients of one call, and unanswered messages to one student within 24 hours, from which
   * the student is left out.
   */
  interestMessage: { people: 100, unanswered: 3 },
  /**
   * Streams of conversation events. `streams`: open at once per user (a browser has six connections to a host, and calls need some).
   * `missed`: events that are repeated after a reconnection. `heartbeat`: seconds between keep-alives.
   */
  conversationEvents: { streams: 4, missed: 200, heartbeat: 20 },
  organizationPage: { size: 15 },
  /** The degree picker's dropdown (§9). */
  degreePage: { size: 10 },
  /** Invitations of the talent corner: length of the message; how many an organisation can send within 24 hours. */
  talentInvitation: { message: 1000, day: 30 },
  /** An organisation's lists of students: how many, length of a name, students in one (a filter accepts as many ids). */
  talentList: { max: 20, name: 60, people: 100 },
  /** An organisation's project templates: how many, length of a name. */
  projectTemplate: { max: 30, name: 80 },
  opportunity: { title: { min: 5, max: 120 }, description: { min: 20, max: 5000 } },
  /** The product's analytics: items in one request, pages counted per day, months until deletion. */
  measurements: { batch: 50, pages: 200, months: retention.measurementMonths },
  /**
   * Contact messages: lengths, working days until an answer, days until deletion, the minimum milliseconds that a person needs to fill in
   * the form, days after which a message is overdue for the team, and days and weeks of its figures.
   */
  contactMessage: {
    subject: { min: 5, max: 120 },
    message: { min: 20, max: 3000 },
    answerDays: 3,
    days: retention.contactMessages,
    fastest: 3000,
    overdueDays: 2,
    figureDays: 30,
    figureWeeks: 8,
  },
  /** A reported message of a chat: messages before and after it that support reads. */
  reportedMessage: { neighbours: 5 },
  /** An answer of the team to a message. */
  contactAnswer: { min: 2, max: 5000 },
  /** Answers that the team keeps: how many, and letters of a name. */
  savedAnswer: { max: 100, name: 80 },
  /** Open data: the smallest count that is published, months in the table, minutes that the counts are cached. */
  openData: { fewest: 5, months: 24, minutes: 60 },
  /**
   * Error reports: most that are kept in a day and most groups, days until deletion, days of the small chart of a group, reports that a
   * group shows.
   */
  errorReports: { perDay: 2000, groups: 2000, days: 90, chartDays: 14, shown: 20 },
  /** Figures for the team: days and years of the longest range, minutes that an answer is cached. */
  platformFigures: { days: 1096, years: 3, minutes: 1 },
  /** Projects in a list embedded on another site: by default, and at most. */
  embeddedProjects: { usual: 6, most: 20 },
  /** Newest published posts in feeds and sitemaps. */
  feedEntries: 500,
  /** A sitemap can have 50,000 addresses, including the public pages and the posts. */
  publicRecords: 45_000,
  /** Rows of a populated list in each record, such as an organisation's opportunities. */
  populated: { max: 50 },
} as const;

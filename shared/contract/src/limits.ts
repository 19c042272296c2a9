import { retention } from './constants/retention.ts';
import { mostPublishedWorks } from './most-published-works.ts';
import { largestPage, messageSteps } from './paging.ts';

const mebibyte = 1024 * 1024;
const images = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'] as const;

/** Business limits (specification §5 and §9), used by forms and by the server alike. */
export const limits = {
  password: { min: 6, max: 128 },
  name: { max: 100 },
  /** Days in which a new person of an organisation removes nobody who was there before. */
  newPersonDays: 7,
  /** Of one user, letters of a name, and letters of what a browser sends of one. */
  passkey: { max: 10, name: 60, bytes: 16_000 },
  studyName: { max: 200 },
  email: { max: 254 },
  phone: { max: 15 },
  degrees: { max: 6 },
  degreeName: { max: 200 },
  /** Topics that one person can choose: all of them. */
  interests: { max: 80 },
  /** Records that one change of a relation names. */
  relation: { max: 200 },
  /** Half-filled forms: how many a person keeps, and of each the letters of its name, the size and the nesting of its value. */
  draft: { max: 20, name: 60, bytes: 64 * 1024, depth: 12 },
  publishedWork: { max: mostPublishedWorks },
  /** Messages of the communication centre at first, and how many more each time (§9). */
  notifications: messageSteps,
  projectTitle: { min: 10, max: 120 },
  projectDescription: { min: 80, max: 5000 },
  projectText: { max: 2000 },
  tags: { max: 10, length: 40 },
  /** Of a project. */
  subareas: { max: 20 },
  tutors: { max: 5 },
  motivation: { min: 40, max: 2000 },
  /**
   * What each kind of upload takes, in fields and on the server. A resource takes what the specification gives a field that
   * says nothing of its own (§5).
   */
  uploads: {
    cv: { bytes: 5 * mebibyte, extensions: ['pdf'] },
    tfx: { bytes: 20 * mebibyte, extensions: ['pdf'] },
    logo: { bytes: 2 * mebibyte, extensions: images },
    picture: { bytes: 10 * mebibyte, extensions: ['png', 'jpg', 'jpeg', 'webp', 'avif'] },
    resource: { bytes: 10 * mebibyte, extensions: ['pdf', ...images] },
    cover: { bytes: 10 * mebibyte, extensions: images },
  },
  /** What staff write: titles, introductions, markdown. */
  content: { title: 200, introduction: 500, markdown: 60_000 },
  /** Further resources that an article offers at its end. */
  relatedResources: { max: 3 },
  /** Saved searches: how many a student keeps, letters of a name, of an address and of a token; results in one mail, and of one organisation in it. */
  savedSearch: { max: 10, name: 80, address: 2000, token: 100, results: 10, perOrganization: 2 },
  /** Alerts of organisations' people: days for which they are kept, letters of a token, projects in a summary. */
  alerts: { days: retention.alerts, token: 100, projects: 10 },
  /** Words and phrases that mean the same to a search: how many one group has, and how long each may be. */
  synonyms: { max: 20, length: 60 },
  /** Files in one request. */
  uploadFiles: { max: 5 },
  /** Megapixels of a picture as it comes in, and the longest side, in pixels, of what is kept of it. */
  image: { megapixels: 50, side: 2000 },
  /** An SVG: bytes, elements, how deep they nest, attributes of one. */
  drawing: { bytes: 2 * mebibyte, elements: 50_000, depth: 100, attributes: 200 },
  page: { size: 12, max: largestPage },
  /** Of the query language: how deep `$or` and `$and` nest, how many conditions a query has in all, items of a list, letters of a text, points of its price (query-price.ts). */
  query: { depth: 3, conditions: 30, items: 100, text: 200, price: 195 },
  /** A student's own work. */
  work: {
    title: { min: 10, max: 150 },
    summary: { min: 80, max: 3000 },
    index: { max: 5000 },
    categories: { max: 3 },
    hidingReason: { min: 10, max: 500 },
    /** Not published, of one student. */
    drafts: 20,
  },
  /** The address of a call, with its query: bytes and parameters. */
  request: { address: 8 * 1024, parameters: 100 },
  /** A web address. */
  address: { max: 300 },
  /** What an organisation says with its answer to an application. */
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
  /** What a reader adds to the reason when something is wrong with a project. */
  projectProblem: { max: 1000 },
  /** Days within which an organisation says that it answers, counted from the application; and how many applications it needs before anybody is told how it keeps its word. */
  answerDays: { min: 1, max: 60, usual: 15, judgedFrom: 5 },
  /** What a student says when they take an application back. */
  withdrawalReason: { max: 500 },
  /** Pages that the form of an application may have. */
  applicationSteps: { max: 12 },
  /** CVs that are offered again: the last ones that were sent. */
  sentCvs: { max: 5 },
  chatMessage: { max: 2000, page: 50 },
  /** Conversations with authors of works that a reader begins within 24 hours. */
  workConversations: { day: 10 },
  /** Conversations with interested students that an organisation begins within 24 hours. */
  opportunityConversations: { day: 200 },
  /**
   * A message to several interested students: people in one call, and messages to one of them within 24 hours, without an answer,
   * after which they are left out.
   */
  interestMessage: { people: 100, unanswered: 3 },
  /**
   * Streams of events of conversations: how many one user has open at once (a browser has six connections to a host, and
   * calls need some), how many events a client that comes back is told one by one, and seconds between signs of life.
   */
  conversationEvents: { streams: 4, missed: 200, heartbeat: 20 },
  organizationPage: { size: 15 },
  /** The degree picker's dropdown (§9). */
  degreePage: { size: 10 },
  /** Invitations of the talent corner: letters of the message; how many an organisation sends within 24 hours. */
  talentInvitation: { message: 1000, day: 30 },
  /** Lists of people of an organisation: how many, letters of a name, people in one (a filter takes as many ids). */
  talentList: { max: 20, name: 60, people: 100 },
  /** Templates of projects of an organisation: how many, letters of a name. */
  projectTemplate: { max: 30, name: 80 },
  opportunity: { title: { min: 5, max: 120 }, description: { min: 20, max: 5000 } },
  /** The product's own measurement: things in one request, pages that a day counts, months that the numbers are kept. */
  measurements: { batch: 50, pages: 200, months: retention.measurementMonths },
  /**
   * A message to the people behind the product: letters of it, working days within which they answer, days for which it is
   * kept, milliseconds that no person is faster than in filling it in.
   */
  contactMessage: {
    subject: { min: 5, max: 120 },
    message: { min: 20, max: 3000 },
    answerDays: 3,
    days: retention.contactMessages,
    fastest: 3000,
  },
  /** Open data: the least that is published of a number, months in the table, minutes for which the counts are kept. */
  openData: { fewest: 5, months: 24, minutes: 60 },
  /** Projects in a list on another site: unless its address says otherwise, and the most that it may say. */
  embeddedProjects: { usual: 6, most: 20 },
  /** Published posts that feeds and search engines are told of, the newest first. */
  feedEntries: 500,
  /** A site map may have 50,000 addresses, the public pages and the posts among them. */
  publicRecords: 45_000,
  /** Rows of a populated list in each record, such as an organisation's opportunities. */
  populated: { max: 50 },
} as const;

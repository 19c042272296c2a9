import { ids } from '@puente/contract/ids';
import * as accounts from '../accounts/mails.ts';
import * as alerts from '../alerts/mail-footer.ts';
import * as applications from '../applications/mails.ts';
import { contactMail } from '../contact-messages/mails.ts';
import { unreadMail } from '../conversations/mails.ts';
import { digestMail } from '../messages/mails.ts';
import * as organizations from '../organizations/mails.ts';
import { savedSearchMail } from '../saved-searches/mail-content.ts';
import * as factors from '../second-factor/mails.ts';
import { type News, takedownMail } from '../takedowns/tell-owner.ts';
import * as talent from '../talent/mails.ts';
import { confirmationMail, type MailContent } from './mail-content.ts';
import { longestSubject, subjectLine, subjectOf } from './subject.ts';

describe('a subject', () => {
  it('keeps what fits, and shortens the longest name at a word', () => {
    expect(subjectLine`Nueva solicitud: ${'Mapa de ruido'}`).toBe('Nueva solicitud: Mapa de ruido');
    expect(subjectLine`Nueva solicitud: ${'Mapa de ruido de la ciudad, por barrios y por horas'}`).toBe(
      'Nueva solicitud: Mapa de ruido de la ciudad, por barrios y…',
    );
    expect(
      subjectLine`${'Fundación para la Conservación de la Costa Atlántica'} te invita a un proyecto de ${7}`,
    ).toBe('Fundación para la Conservación… te invita a un proyecto de 7');
  });

  it('leaves no half letter, no comma before the dots, and the end of what stands after a name', () => {
    expect(subjectLine`En tu búsqueda «${'🦀'.repeat(80)}»`).toBe(`En tu búsqueda «${'🦀'.repeat(42)}…»`);
    expect(subjectOf((name) => `Solicitud enviada: ${name}`, `${'x'.repeat(38)}, y más cosas`)).toBe(
      `Solicitud enviada: ${'x'.repeat(38)}…`,
    );
  });
});

const title = `Inventario participado ${'de la flora y la fauna '.repeat(6)}de la comarca`;
const place = `Fundación ${'para la conservación '.repeat(5)}de la costa`;
const url = 'https://puente.example/x';
const joining = { organization: place, organizationId: ids.organization.parse(1), publicUrl: url };
const waiting = { from: place, about: title, count: 12, url };
const foot: [] = [];

const takedownNews = (event: News['event']): News => ({
  takedown: ids.takedown.parse(1),
  kind: 'opportunity',
  record: { title, organizationId: null, studentId: null, publishedAt: null },
  event,
  reason: 'other',
  words: 'Lo que pedís no se puede pedir.',
});

/** Every mail with a name that users chose, and that name. */
const naming: Record<string, [MailContent, string]> = {
  newApplication: [applications.newApplicationMail('Ana', title, url, foot), title],
  applicationSent: [
    applications.applicationSentMail(
      'Ana',
      { id: ids.application.parse(1), project: title, organization: place, answerDue: new Date() },
      url,
      foot,
    ),
    title,
  ],
  talentInvitation: [
    talent.invitationMail('Ana', { organization: place, project: title, message: null, url }, url, foot),
    place,
  ],
  takenDown: [takedownMail('Ana', takedownNews('takenDown'), url, foot), title],
  takedownUpheld: [takedownMail('Ana', takedownNews('upheld'), url, foot), title],
  takedownLifted: [takedownMail('Ana', takedownNews('lifted'), url, foot), title],
  staleDraft: [applications.staleDraftMail('Ana', title, 14, url), title],
  unanswered: [applications.unansweredMail('Ana', place, 1200, url, foot), place],
  answerDue: [
    applications.answerDueMail(
      'Ana',
      { organization: place, waiting: 120, until: new Date('2027-09-28T10:00:00Z'), url },
      foot,
    ),
    place,
  ],
  accepted: [talent.acceptedMail('Ana', 'Uxía Lago', title, url, foot), title],
  declined: [talent.declinedMail('Ana', title, url, foot), title],
  unread: [unreadMail('Ana', waiting, foot), place],
  joinRequest: [
    organizations.joinRequestMail('Ana', { name: 'Uxía', email: 'a@b.es' }, joining, foot),
    place,
  ],
  joined: [organizations.joinAnswerMail('Ana', true, joining), place],
  notJoined: [organizations.joinAnswerMail('Ana', false, joining), place],
  removed: [organizations.removedMail('Ana', 'Uxía', joining), place],
  invited: [organizations.invitationToJoinMail('Uxía', joining), place],
  savedSearch: [
    savedSearchMail('Ana', { name: title, address: '', projects: [], total: 12, unsubscribeToken: 'x' }, url),
    title,
  ],
  contact: [
    contactMail(
      { name: 'Ana', email: 'a@b.es', audience: 'organization', subject: title, message: 'Hola' },
      { reference: '4F2A91BC', url },
    ),
    title,
  ],
};

it.each(Object.entries(naming))(
  'of the mail %s is short, and its body has the whole name',
  (_, [letter, name]) => {
    expect(Array.from(letter.subject).length).toBeLessThanOrEqual(longestSubject);
    expect(letter.text).toContain(name);
  },
);

const fixed: MailContent[] = [
  confirmationMail('Ana', url),
  accounts.passwordResetMail('Ana', url),
  accounts.passwordChangedMail('Ana', url),
  accounts.emailChangeMail('Ana', url),
  accounts.emailChangedMail('Ana', url),
  accounts.invitationMail('Ana', [place], url),
  accounts.linkedMail('Ana', 'Microsoft', url),
  accounts.accountDeletedMail('Ana', url),
  factors.factorAddedMail('una aplicación de códigos')('Ana', url),
  factors.factorRemovedMail('una aplicación de códigos')('Ana', url),
  factors.factorRemovedByTeamMail('Ana', url),
  alerts.applicationDigestMail('Ana', { projects: [], more: 0, publicUrl: url }, foot),
  digestMail('Ana', { news: ['x'], projects: [] }, url, foot),
];

it.each(fixed.map(({ subject }) => [subject]))('«%s» is short as it is', (subject) => {
  expect(subject.length).toBeLessThanOrEqual(longestSubject);
  expect(subject).not.toContain('…');
});

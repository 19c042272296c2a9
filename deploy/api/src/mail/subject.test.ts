import { ids } from '@puente/contract/ids';
import * as accounts from '../accounts/letters.ts';
import * as alerts from '../alerts/mail-footer.ts';
import * as applications from '../applications/letters.ts';
import { contactLetter } from '../contact-messages/letters.ts';
import { unreadLetter } from '../conversations/letters.ts';
import { digestLetter } from '../messages/letters.ts';
import * as organizations from '../organizations/letters.ts';
import { savedSearchLetter } from '../saved-searches/letters.ts';
import * as factors from '../second-factor/letters.ts';
import * as talent from '../talent/letters.ts';
import * as works from '../works/letters.ts';
import { confirmationLetter, type Letter } from './letters.ts';
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

/** Every mail with a name that users chose, and that name. */
const naming: Record<string, [Letter, string]> = {
  newApplication: [applications.newApplicationLetter('Ana', title, url, foot), title],
  applicationSent: [
    applications.applicationSentLetter(
      'Ana',
      { id: ids.application.parse(1), project: title, organization: place, answerDue: new Date() },
      url,
      foot,
    ),
    title,
  ],
  talentInvitation: [
    talent.invitationLetter('Ana', { organization: place, project: title, message: null, url }, url, foot),
    place,
  ],
  workHidden: [works.workHiddenLetter('Ana', { title, url, publicUrl: url }, null, foot), title],
  workShown: [works.workShownLetter('Ana', { title, url, publicUrl: url }, foot), title],
  staleDraft: [applications.staleDraftLetter('Ana', title, 14, url), title],
  unanswered: [applications.unansweredLetter('Ana', place, 1200, url, foot), place],
  answerDue: [
    applications.answerDueLetter(
      'Ana',
      { organization: place, waiting: 120, until: new Date('2027-09-28T10:00:00Z'), url },
      foot,
    ),
    place,
  ],
  accepted: [talent.acceptedLetter('Ana', 'Uxía Lago', title, url, foot), title],
  declined: [talent.declinedLetter('Ana', title, url, foot), title],
  unread: [unreadLetter('Ana', waiting, foot), place],
  joinRequest: [
    organizations.joinRequestLetter('Ana', { name: 'Uxía', email: 'a@b.es' }, joining, foot),
    place,
  ],
  joined: [organizations.joinAnswerLetter('Ana', true, joining), place],
  notJoined: [organizations.joinAnswerLetter('Ana', false, joining), place],
  removed: [organizations.removedLetter('Ana', 'Uxía', joining), place],
  invited: [organizations.invitationToJoinLetter('Uxía', joining), place],
  savedSearch: [
    savedSearchLetter(
      'Ana',
      { name: title, address: '', projects: [], total: 12, unsubscribeToken: 'x' },
      url,
    ),
    title,
  ],
  contact: [
    contactLetter({
      name: 'Ana',
      email: 'a@b.es',
      audience: 'organization',
      subject: title,
      message: 'Hola',
    }),
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

const fixed: Letter[] = [
  confirmationLetter('Ana', url),
  accounts.passwordResetLetter('Ana', url),
  accounts.passwordChangedLetter('Ana', url),
  accounts.emailChangeLetter('Ana', url),
  accounts.emailChangedLetter('Ana', url),
  accounts.invitationLetter('Ana', [place], url),
  accounts.linkedLetter('Ana', 'Microsoft', url),
  accounts.accountDeletedLetter('Ana', url),
  factors.factorAddedLetter('una aplicación de códigos')('Ana', url),
  factors.factorRemovedLetter('una aplicación de códigos')('Ana', url),
  factors.factorRemovedByTeamLetter('Ana', url),
  alerts.applicationDigestLetter('Ana', { projects: [], more: 0, publicUrl: url }, foot),
  digestLetter('Ana', { news: ['x'], projects: [] }, url, foot),
];

it.each(fixed.map(({ subject }) => [subject]))('«%s» is short as it is', (subject) => {
  expect(subject.length).toBeLessThanOrEqual(longestSubject);
  expect(subject).not.toContain('…');
});

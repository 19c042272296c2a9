import { row, who } from '../../test/people.ts';
import { alertPolicy } from '../alerts/policy.ts';
import { joiningPolicy } from '../joinings/policy.ts';
import { messageTemplatePolicy } from '../message-templates/policy.ts';
import { projectTemplatePolicy } from '../project-templates/policy.ts';
import { talentInvitationPolicy, talentListPolicy } from '../talent/policy.ts';

it('alerts are their reader’s, while they act for the organisation', () => {
  const alert = (userId: number, organizationId: number) => row(alertPolicy, { userId, organizationId });
  expect(who((actor) => alertPolicy.sees(actor, alert(4, 7)))).toEqual(['coordinator']);
  // The same user has left the organisation.
  expect(who((actor) => alertPolicy.sees(actor, alert(4, 8)))).toEqual([]);
  expect(alertPolicy.may.read()).toBe(true);
});

describe('joining an organisation', () => {
  const joining = (origin: 'request' | 'invitation', personId: number | null = 5) =>
    row(joiningPolicy, { organizationId: 7, personId, origin });

  it('is between the person and the organisation’s people', () => {
    for (const origin of ['request', 'invitation'] as const)
      expect(who((actor) => joiningPolicy.sees(actor, joining(origin)))).toEqual([
        'coordinator',
        'other manager',
      ]);
    // No account has the invited address: the visitor has no number either.
    expect(who((actor) => joiningPolicy.sees(actor, joining('invitation', null)))).toEqual(['coordinator']);
  });

  it('is decided by the side that did not begin it, and withdrawn by the one that did', () => {
    const { decide, withdraw } = joiningPolicy.may;
    expect(who((actor) => decide(actor, joining('request')))).toEqual(['coordinator']);
    expect(who((actor) => withdraw(actor, joining('request')))).toEqual(['other manager']);
    expect(who((actor) => decide(actor, joining('invitation')))).toEqual(['other manager']);
    expect(who((actor) => withdraw(actor, joining('invitation')))).toEqual(['coordinator']);
  });
});

it('templates are their organisation’s alone', () => {
  const template = row(projectTemplatePolicy, { organizationId: 7 });
  expect(who((actor) => projectTemplatePolicy.sees(actor, template))).toEqual(['coordinator']);
  expect(projectTemplatePolicy.may.manage()).toBe(true);
  const message = row(messageTemplatePolicy, { organizationId: 7 });
  expect(who((actor) => messageTemplatePolicy.sees(actor, message))).toEqual(['coordinator']);
  expect(messageTemplatePolicy.may.manage()).toBe(true);
});

describe('the talent corner', () => {
  const invitation = row(talentInvitationPolicy, { studentId: 11, organizationId: 7 });

  it('has invitations that the student answers and the organisation takes back', () => {
    expect(who((actor) => talentInvitationPolicy.sees(actor, invitation))).toEqual([
      'student',
      'coordinator',
    ]);
    const { answer, withdraw } = talentInvitationPolicy.may;
    expect(who((actor) => answer(actor, invitation))).toEqual(['student']);
    expect(who((actor) => withdraw(actor, invitation))).toEqual(['coordinator']);
  });

  it('has lists that are their organisation’s alone, written with access', () => {
    const list = (organizationId: number) => row(talentListPolicy, { organizationId });
    expect(who((actor) => talentListPolicy.sees(actor, list(7)))).toEqual(['coordinator']);
    expect(who((actor) => talentListPolicy.sees(actor, list(8)))).toEqual(['other manager']);
    const { write } = talentListPolicy.may;
    expect(who((actor) => write(actor))).toEqual(['other manager']);
    expect(write(null)).toBe('TalentAccessRequired');
  });
});

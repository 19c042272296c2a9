import { type CollaborationMemberId, ids, type UserId } from '@puente/contract/ids';
import { makeSigner } from '../http/signed-text.ts';

/** Student whom a person of the organisation evaluates without a session, until a day (yyyy-MM-dd). */
export interface EvaluationLink {
  member: CollaborationMemberId;
  /** Person who looked after the collaboration when the mail was sent. */
  tutor: UserId;
  lastDay: string;
}

/** Tokens of links in mails that ask for an evaluation. Each is signed for one student and one person. */
export interface EvaluationLinks {
  tokenOf: (link: EvaluationLink) => string;
  /** Null for a token that we did not sign. */
  linkOf: (token: string) => EvaluationLink | null;
}

/** Page with the form of a link: opening the address changes nothing. */
export const evaluationPage = (token: string): string =>
  `/valorar?${new URLSearchParams({ token }).toString()}`;

export function makeEvaluationLinks(secret: string): EvaluationLinks {
  const { sign, read } = makeSigner(secret, 'evaluation');
  return {
    tokenOf: ({ member, tutor, lastDay }) => sign(`${member}-${tutor}-${lastDay}`),
    linkOf(token) {
      const parts = /^(\d+)-(\d+)-(\d{4}-\d{2}-\d{2})$/.exec(read(token) ?? '');
      const member = ids.collaborationMember.safeParse(Number(parts?.[1]));
      const tutor = ids.user.safeParse(Number(parts?.[2]));
      const lastDay = parts?.[3];
      return member.success && tutor.success && lastDay !== undefined
        ? { member: member.data, tutor: tutor.data, lastDay }
        : null;
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { networkOf } from '@puente/contract/networks';

/**
 * Sender of a request for fair sharing: requests with the same key share one turn in every queue. A request starts with
 * the key of its address and continues with the key of its account.
 */
export interface Visitor {
  key: string;
  kind: 'address' | 'account';
  /** Aborts when the client disconnects before its response is complete. */
  left: AbortSignal;
  /** The request may have changed something: it is finished, even if the client disconnects or the queue is full. */
  mustFinish: boolean;
  /**
   * The status has been sent, and the rest is read during the download. So the request waits even if the queue is full.
   */
  hasBegunAnswer: boolean;
  /** Limit for waiting requests with this key in one queue. */
  mostWaiting: number;
}

/**
 * Limits for waiting requests. An address can belong to a whole campus. The edge has 256 connections to the API for all
 * visitors.
 */
const mostWaiting = { address: 96, account: 32 } as const;

/** The visitor of a request that has just arrived. */
export const visitorAt = (address: string, left: AbortSignal): Visitor => ({
  key: networkOf(address),
  kind: 'address',
  left,
  mustFinish: false,
  hasBegunAnswer: false,
  mostWaiting: mostWaiting.address,
});

/** Continues a request with the share of its account. */
export function countAsAccount(visitor: Visitor, userId: number): void {
  visitor.key = `user-${userId}`;
  visitor.kind = 'account';
  visitor.mostWaiting = mostWaiting.account;
}

const visitors = new AsyncLocalStorage<Visitor>();

/** Runs `work` for a visitor. Its turns in every `FairQueue` count as theirs. */
export const asVisitor = <Result>(visitor: Visitor, work: () => Result): Result =>
  visitors.run(visitor, work);

/** The server's own work: jobs, streams, start. */
const server: Visitor = {
  key: 'server',
  kind: 'account',
  left: new AbortController().signal,
  mustFinish: true,
  hasBegunAnswer: false,
  mostWaiting: Infinity,
};

export const currentVisitor = (): Visitor => visitors.getStore() ?? server;

import { limits } from '@puente/contract/limits';
import { refuse } from './refuse.ts';

/**
 * Refuses large addresses before anything parses them, since parsing takes time.
 * @throws Refusal AddressTooLong, TooManyParameters
 */
export function refuseLargeAddress(url: string): void {
  if (Buffer.byteLength(url) > limits.request.address) throw refuse('AddressTooLong');
  if (parametersOf(url) > limits.request.parameters) throw refuse('TooManyParameters');
}

function parametersOf(url: string): number {
  const start = url.indexOf('?');
  return start === -1 ? 0 : url.slice(start + 1).split('&').length;
}

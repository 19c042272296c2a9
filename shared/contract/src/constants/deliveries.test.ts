import { deliveryStateOf } from './deliveries.ts';

it('takes the state of a milestone from its latest version', () => {
  expect(deliveryStateOf(undefined)).toBe('pending');
  expect(deliveryStateOf({ answer: null })).toBe('delivered');
  expect(deliveryStateOf({ answer: 'changesAsked' })).toBe('changesAsked');
  expect(deliveryStateOf({ answer: 'approved' })).toBe('approved');
});

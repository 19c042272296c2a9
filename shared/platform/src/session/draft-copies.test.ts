import { copyKey, forgetSentCopies, sentMark } from './draft-copies.ts';

afterEach(() => localStorage.clear());

it('takes away what the server has, too, of one person alone', () => {
  localStorage.setItem(copyKey(7, 'apply-12'), `${sentMark}{}`);
  localStorage.setItem(copyKey(7, 'apply-13'), '{}');
  localStorage.setItem(copyKey(70, 'apply-12'), `${sentMark}{}`);
  localStorage.setItem('cookieConsent', 'all');
  forgetSentCopies(7);
  expect(Object.keys(localStorage).sort()).toEqual([
    'cookieConsent',
    'draft:70:apply-12',
    'draft:7:apply-13',
  ]);
});

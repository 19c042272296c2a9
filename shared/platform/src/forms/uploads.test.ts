import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { explainUpload } from './uploads.ts';

it.each(['FileTypeRefused', 'FileTooLarge', 'ValidationError', 'Forbidden'] as const)(
  '%s is final',
  (code) => {
    expect(explainUpload(refusal(code))).toEqual({ message: refusal(code).message, final: true });
  },
);

it.each([new ApiError('Network'), new ApiError('Unavailable'), new TypeError('no')])(
  'after %p it can be sent again',
  (error) => {
    expect(explainUpload(error).final).toBe(false);
  },
);

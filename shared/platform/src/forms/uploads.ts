import { ApiError, explained } from '@puente/client/api-error';
import type { ErrorCode } from '@puente/contract/errors';

/** A file that the API will never take: sending it again would change nothing. */
const final: readonly ErrorCode[] = ['FileTypeRefused', 'FileTooLarge', 'ValidationError', 'Forbidden'];

/** The message for a file that could not be sent, for the upload fields of the design system. */
export const explainUpload = (error: unknown): { message: string; final: boolean } => ({
  message: explained(error),
  final: error instanceof ApiError && final.includes(error.code),
});

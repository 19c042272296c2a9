import type { MessageId } from '@puente/contract/ids';
import { written } from './done.ts';
import { request } from './http.ts';

export const markMessage = (id: MessageId, isRead = true) =>
  written(request('PUT /api/communication-centers/:id', { params: { id }, body: { data: { isRead } } }));

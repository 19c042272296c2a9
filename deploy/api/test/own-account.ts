import type { Client } from './client.ts';

/** The password of every account that tests register. */
export const password = 'caracola-93';

export const me = async (who: Client) => (await who.call('GET /api/users/me', {})).data;

/** Previews the deletion of the own account. */
export const preview = async (who: Client) => (await who.call('GET /api/users/me/deletion', {})).data.data;

/** Deletes the own account, or tries to delete another one. */
export const remove = async (who: Client, body: object, id?: number) =>
  who.wrong('DELETE /api/users/:id', { params: { id: id ?? (await me(who)).id }, body });

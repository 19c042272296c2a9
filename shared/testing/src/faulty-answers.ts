import type { Page, Route } from '@playwright/test';
import { type ErrorCode, errors } from '@puente/contract/errors';
import { messages } from '@puente/contract/messages';

/** Everything that can be wrong with an answer. */
export const faults: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  '400': (route) => refuse(route, 'UnknownParameter'),
  '401': (route) => refuse(route, 'Unauthorized'),
  '403': (route) => refuse(route, 'Forbidden'),
  '404': (route) => refuse(route, 'NotFound'),
  '409': (route) => refuse(route, 'Conflict'),
  // A server of this family says so where ours says 400.
  '422': (route) =>
    route.fulfill({
      status: 422,
      json: {
        data: null,
        error: { status: 422, name: 'ValidationError', message: errors.ValidationError.text, details: {} },
      },
    }),
  '429': (route) => refuse(route, 'TooManyRequests'),
  '500': (route) => refuse(route, 'Unexpected'),
  '503': (route) => refuse(route, 'Unavailable'),
  hanging: () => undefined,
  'no network': (route) => route.abort('internetdisconnected'),
  HTML: (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Portal</title><p>Wi-Fi',
    }),
  'broken JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": [{"id": 1' }),
  'a missing field': (route) => route.fulfill({ status: 200, json: {} }),
};

const refuse = (route: Route, name: ErrorCode) => {
  const { status, text } = errors[name];
  return route.fulfill({
    status,
    json: { data: null, error: { status, name, message: text, details: {} } },
  });
};

const texts = [
  ...Object.values(errors).map(({ text }) => text),
  ...Object.values(messages).filter((text) => typeof text === 'string'),
];

/** The sentences of the catalogue that a person reads on the page or in a dialog of it. */
export async function said(page: Page): Promise<string[]> {
  const parts = await page
    .locator('main, dialog[open], [role=status], [role=alert], [role=log]')
    .allInnerTexts();
  const shown = parts.join('\n');
  return texts.filter((text) => shown.includes(text));
}

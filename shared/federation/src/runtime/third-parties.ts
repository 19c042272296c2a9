import { thirdPartiesElementId, type ThirdParties } from '../third-parties.ts';

/** What the edge says that may be loaded from elsewhere with the person's consent. */
export function readThirdParties(page: Document = document): ThirdParties {
  const text = page.getElementById(thirdPartiesElementId)?.textContent;
  return text ? (JSON.parse(text) as ThirdParties) : {};
}

import { type ThirdParties, thirdPartiesElementId } from '../third-parties.ts';

/** The third-party scripts that the edge allows once the user has agreed. */
export function readThirdParties(page: Document = document): ThirdParties {
  const text = page.getElementById(thirdPartiesElementId)?.textContent;
  return text ? (JSON.parse(text) as ThirdParties) : {};
}

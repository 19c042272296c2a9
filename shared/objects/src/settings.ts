/** An object store that speaks S3's protocol, and the bucket in it. */
export interface S3Settings {
  /** Address without a slash at its end: `https://s3.example`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A setting is missing or cannot be used. Its message is one English sentence. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

const required = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;

/**
 * Reads the settings of an object store: `<prefix>ENDPOINT`, `BUCKET`, `ACCESS_KEY_ID`, `SECRET_ACCESS_KEY`, and
 * `REGION` (`us-east-1`).
 * @param prefix `S3_` for uploads, `RELEASES_S3_` for releases
 * @returns undefined when none of them is set
 * @throws {WrongSetting} when only some are set, or the endpoint is no address
 */
export function readS3Settings(env: NodeJS.ProcessEnv, prefix: string): S3Settings | undefined {
  const given = (name: string): string | undefined => env[prefix + name]?.trim() || undefined;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = required.map(given);
  const missing = required.filter((name) => given(name) === undefined);
  if (missing.length === required.length) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new WrongSetting(`${prefix}${missing[0]} must be set, as the other ${prefix} settings are.`);
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new WrongSetting(`${prefix}ENDPOINT must be an http(s) address.`);
  return {
    endpoint: withoutSlashes(endpoint),
    bucket,
    region: given('REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** Removes the slashes that people write at the end of an address. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}

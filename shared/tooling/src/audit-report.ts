import * as z from 'zod/mini';

export interface Advice {
  library: string;
  severity: string;
  title: string;
}

interface Audit {
  /** True, or the reason why the registry could not be reached. */
  asked: true | string;
  found: Advice[];
}

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      /** A text names another affected library of the list, which this one depends on. */
      via: z.array(z.union([z.string(), z.object({ title: z.string() })])),
    }),
  ),
});
const failure = z.object({ message: z.string() });

/** Parses the output of `npm audit --json`. */
export function readAudit(output: string): Audit {
  const printed = parsed(output);
  const { data } = report.safeParse(printed);
  if (data) return { asked: true, found: Object.values(data.vulnerabilities).map(adviceOf) };
  return { asked: failure.safeParse(printed).data?.message ?? 'npm audit printed no report.', found: [] };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

const adviceOf = ({ name, severity, via }: z.output<typeof report>['vulnerabilities'][string]): Advice => ({
  library: name,
  severity,
  title: via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : cause.title)).join('; '),
});

import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import * as v from 'valibot';

/** Names of the fields that the endpoint's schema refuses; empty if the request is valid. */
export function refusedFields({ request }: Endpoint, values: object): ReadonlySet<string> {
  const checked = v.safeParse(request as v.GenericSchema, values);
  if (checked.success) return new Set();
  return new Set(checked.issues.map((issue) => String(issue.path?.[0]?.key ?? '')));
}

import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import * as v from 'valibot';

/** Paths of the fields that the endpoint's schema refuses, such as `rules.percent`; empty if the request is valid. */
export function refusedPaths({ request }: Endpoint, values: object): ReadonlySet<string> {
  const checked = v.safeParse(request as v.GenericSchema, values);
  return new Set(checked.success ? [] : checked.issues.map((issue) => v.getDotPath(issue) ?? ''));
}

/** The paths and each that they are in: a list with a wrong line is wrong. */
export const withParents = (paths: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...paths].flatMap((path) => {
      const keys = path.split('.');
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
    }),
  );

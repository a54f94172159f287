import type { CdnHosts } from '@tessera/shared/merchant';

/** Which host is asked for a file, and what is remembered of those that did not have it. */
export interface PictureAddresses {
  /** Where a file is to be had: the first host that has not failed it yet; `undefined` when all have, or there is none. */
  of(file: string): string | undefined;
  /** It was not there: that host has had its one attempt for this file (decision 28). */
  failed(file: string, address: string): void;
}

/** Remembers for the visit; a file that no host has is asked for no more. */
export function pictureAddresses(hosts: () => CdnHosts): PictureAddresses {
  const failures = new Map<string, readonly string[]>();
  return {
    of(file) {
      const without = failures.get(file) ?? [];
      const host = hosts()
        .order()
        .find((one) => !without.includes(one));
      return host && host + file;
    },
    failed(file, address) {
      const host = address.slice(0, -file.length);
      failures.set(file, [...(failures.get(file) ?? []), host]);
      hosts().failed(host);
    },
  };
}

import type { APIResponse, Route } from '@playwright/test';

/** Something that many can wait for until it is opened. */
export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** The site's own answer to the request of a route. Node does not resolve `*.localhost`, so the host is sent as a header. */
export function fetchFromSite(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers });
}

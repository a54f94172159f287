import type { SerialContract } from './records.ts';

/** `/rng` or `/help/:article`: whether a path answers to a route's pattern; a parameter takes one segment. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The part keys of a contract that a page at that path shows at once: its route, or the centre page it opens. */
export function partsAtPath(contract: SerialContract, path: string): readonly string[] {
  const routes = contract.routes.filter((route) => matchesPath(route.path, path));
  const pages = contract.centrePages.filter((page) => path === `/${page.centre}/${page.key}`);
  return [
    ...routes.map((route) => (route.opens ? `dialog:${route.opens.dialog}` : `route:${route.path}`)),
    ...pages.map((page) => `centre:${page.centre}/${page.key}`),
  ];
}

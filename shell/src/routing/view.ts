import { hasToken } from '@tessera/shared/api';
import type { Chrome } from '@tessera/shared/contract';
import { chromeOf, HOME_PATH, matchesPath } from '@tessera/shared/registry';
import { useSession } from '@tessera/shared/session';
import { useSwitchSet } from '@tessera/shared/switches';
import { type ContentPage, contentPages, OPEN_TO_VISITORS } from '../content/content-pages.ts';
import { useRoutes } from '../contributions/selectors.ts';

type RouteEntry = ReturnType<typeof useRoutes>[number];

/** What a path shows. */
export type View =
  | { readonly kind: 'redirect'; readonly chrome: Chrome; readonly to: string }
  | { readonly kind: 'home'; readonly chrome: Chrome }
  | { readonly kind: 'route'; readonly chrome: Chrome; readonly route: RouteEntry }
  | { readonly kind: 'content'; readonly chrome: Chrome; readonly page: ContentPage }
  | { readonly kind: 'not-found'; readonly chrome: Chrome };

/** Matches the path with the routes of the live releases; the guard comes first. */
export function useView(path: string): View {
  const routes = useRoutes();
  const switches = useSwitchSet();
  const isGuarded = switches.isOn('loginedToHomePage');
  const isVisitor = useSession().role === 'visitor' && !hasToken();
  if (isGuarded && isVisitor && !OPEN_TO_VISITORS.some((open) => matchesPath(open, path)))
    return { kind: 'redirect', chrome: 'none', to: '/login' };
  if (matchesPath('/', path)) return { kind: 'redirect', chrome: 'full', to: HOME_PATH };
  if (matchesPath(HOME_PATH, path)) return { kind: 'home', chrome: 'full' };
  const content = contentPages.find((page) => matchesPath(page.path, path));
  if (content?.switch && !switches.isOn(content.switch)) return { kind: 'not-found', chrome: 'full' };
  if (content) return { kind: 'content', chrome: content.chrome, page: content };
  const route = routes.find(({ item }) => matchesPath(item.path, path));
  if (!route) return { kind: 'not-found', chrome: 'full' };
  return { kind: 'route', chrome: chromeOf(route.item, isGuarded && isVisitor), route };
}

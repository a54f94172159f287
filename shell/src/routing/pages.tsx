import { HOME_PATH } from '@tessera/shared/registry';
import type { Location } from '@tessera/shared/router';
import { Activity, Fragment, useState } from 'react';
import { AppRoutes } from './app-routes.tsx';
import { pageAhead } from './page-ahead.ts';
import { useView, type View } from './view.ts';

interface Page {
  readonly view: View;
  readonly location: Partial<Location>;
}

/** Which page a view shows; it stays mounted from one address to another with the same key. */
function keyOf(view: View): string {
  switch (view.kind) {
    case 'content':
      return `content ${view.page.path}`;
    case 'route':
      return view.route.item.opens ? 'home' : `${view.route.release.container} ${view.route.item.path}`;
    default:
      return view.kind;
  }
}

const isPage = (view: View): boolean =>
  view.kind === 'home' || view.kind === 'content' || (view.kind === 'route' && !view.route.item.opens);

/** The page that is rendered ahead for the next step from here, if it stays in the same place of the frame. */
function useNextPage({ view, location }: Page): Page | undefined {
  const ahead = pageAhead.use();
  const next = useView(ahead?.location.pathname ?? HOME_PATH);
  const isSamePlace = (next.chrome === 'none') === (view.chrome === 'none');
  const isOfUse = ahead?.from === location.key && isSamePlace && isPage(next);
  return ahead && isOfUse ? { view: next, location: ahead.location } : undefined;
}

/** The page of a view, and hidden beside it the next one, whose effects run when it is shown (ADR 82). */
export function Pages(page: Page) {
  const key = keyOf(page.view);
  const next = useNextPage(page);
  // React would take over an activity of the edge's HTML later than what is around it.
  const [firstKey, setFirstKey] = useState<string | undefined>(key);
  if (firstKey !== undefined && firstKey !== key) setFirstKey(undefined);
  const shown = <AppRoutes {...page} />;
  const nextKey = next && keyOf(next.view);
  return [
    firstKey === key ? (
      <Fragment key={key}>{shown}</Fragment>
    ) : (
      <Activity key={key} mode="visible">
        {shown}
      </Activity>
    ),
    next && nextKey !== key && nextKey !== firstKey ? (
      <Activity key={nextKey} mode="hidden">
        <AppRoutes {...next} />
      </Activity>
    ) : null,
  ];
}

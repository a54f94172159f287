import { HOME_PATH } from '@tessera/shared/registry';
import type { Location } from '@tessera/shared/router';
import { Activity, Fragment, useLayoutEffect, useState } from 'react';
import { loadedPart } from '../remotes/part-loader.ts';
import { AppRoutes } from './app-routes.tsx';
import { dropPageAhead, pageAhead } from './page-ahead.ts';
import { useIsTakenAway } from './use-is-taken-away.ts';
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

/**
 * Whether it may be rendered before it is opened: its first render does nothing else, and loads no more code. The edge renders
 * the same pages for visitors; a game begins as it is rendered, and home loads its parts below the fold.
 */
const mayBeAhead = (view: View): boolean =>
  view.kind === 'content' || (view.kind === 'route' && view.route.item.hasFirst === true && isLoaded(view.route));

const isLoaded = ({ release, item }: Extract<View, { kind: 'route' }>['route']): boolean =>
  loadedPart(release, `route:${item.path}`) !== undefined;

/** The page that is rendered ahead for the next step from here, if it stays in the same place of the frame. */
function useNextPage({ view, location }: Page): Page | undefined {
  const ahead = pageAhead.use();
  const next = useView(ahead?.location.pathname ?? HOME_PATH);
  const isSamePlace = (next.chrome === 'none') === (view.chrome === 'none');
  if (!ahead || ahead.from !== location.key || !isSamePlace || !mayBeAhead(next)) return undefined;
  return { view: next, location: ahead.location };
}

/** A page that was rendered ahead and is open now would otherwise be kept, hidden, when its visitor goes back. */
function useDropOpened(entry: string | undefined): void {
  useLayoutEffect(() => {
    if (pageAhead.get()?.location.key === entry) dropPageAhead();
  }, [entry]);
}

/** The page of a view, and hidden beside it the next one, whose effects run when it is shown (ADR 82). */
export function Pages(page: Page) {
  const key = keyOf(page.view);
  const next = useNextPage(page);
  const [last, setLast] = useState({ key, since: page.location.key, isFirst: true });
  // The entry of the history at which it was opened: a page that was rendered ahead has that entry's key already, so it stays.
  const shown = last.key === key ? last : { key, since: page.location.key, isFirst: false };
  if (shown !== last) setLast(shown);
  const isTakenAway = useIsTakenAway(page.location.pathname ?? '', page.view.kind !== 'not-found');
  useDropOpened(page.location.key);
  const shownPage = <AppRoutes {...page} isTakenAway={isTakenAway} />;
  const shownKey = `${key} ${shown.since}`;
  return [
    // The first page is no activity: React would take it over from the edge's HTML later than what is around it.
    shown.isFirst ? (
      <Fragment key={shownKey}>{shownPage}</Fragment>
    ) : (
      <Activity key={shownKey} mode="visible">
        {shownPage}
      </Activity>
    ),
    next && keyOf(next.view) !== key && (
      <Activity key={`${keyOf(next.view)} ${next.location.key}`} mode="hidden">
        <AppRoutes {...next} />
      </Activity>
    ),
  ];
}

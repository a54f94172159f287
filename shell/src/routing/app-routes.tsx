import { AtLocation, type Location, Redirect } from '@tessera/shared/router';
import { useMemo } from 'react';
import type { ContentPage } from '../content/content-pages.ts';
import { Contribution } from '../contributions/contribution.tsx';
import { FailedPart } from '../contributions/failed-part.tsx';
import { onDemand } from '../contributions/on-demand.tsx';
import { HomePage } from '../home/home-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.tsx';
import { enterRelease } from '../remotes/entered-releases.ts';
import type { View } from './view.ts';

export const ContentView = onDemand(() => import('../content/content-view.tsx'));
export const BrandPage = onDemand(() => import('../pages/brand/brand-page.tsx'));

const SKELETON = <PageSkeleton />;
const NO_PROPS = {};

interface Props {
  readonly view: View;
  /** That of the page below an open centre, which stays unchanged. */
  readonly location: Partial<Location>;
  /** What the address shows was there while it was open, and is not any more. */
  readonly isTakenAway?: boolean;
}

/** The page of a view. */
export function AppRoutes({ view, location, isTakenAway = false }: Props) {
  // If rendering hangs from here on, the edge must blame the shell, not the remote that rendered last.
  enterRelease('shell');
  switch (view.kind) {
    case 'redirect':
      return <Redirect to={view.to} />;
    case 'home':
      return <HomePage />;
    case 'not-found':
      return <NotFoundPage isTakenAway={isTakenAway} />;
    case 'content':
      return (
        <AtLocation location={location}>
          <ContentRoute key={view.page.path} page={view.page} />
        </AtLocation>
      );
    case 'route': {
      const { release, item } = view.route;
      if (item.opens) return view.chrome === 'none' ? <BrandRoute {...view.route} /> : <HomePage />;
      const page = (
        <Contribution
          key={`${release.container}${item.path}`}
          release={release}
          partKey={`route:${item.path}`}
          componentProps={NO_PROPS}
          waiting={SKELETON}
          failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} />}
        />
      );
      return <AtLocation location={location}>{page}</AtLocation>;
    }
  }
}

function BrandRoute({ item, release }: Extract<View, { kind: 'route' }>['route']) {
  const part = useMemo(() => ({ route: item, release }), [item, release]);
  return <BrandPage part={part} />;
}

function ContentRoute({ page }: { readonly page: ContentPage }) {
  const part = useMemo(() => ({ page }), [page]);
  return <ContentView part={part} waiting={SKELETON} />;
}

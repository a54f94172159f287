import { openDialog } from '@tessera/shared/dialogs';
import { useSwitch } from '@tessera/shared/switches';
import { useMemo } from 'react';
import type { SearchableCatalogue } from '../../api/fetch-catalogue.ts';
import type { GameScope } from '../../model/game-scope.ts';
import { filtersFor, type ListCriteria, sortsFor, viewsFor } from '../../model/list-criteria.ts';

interface NarrowingOptions {
  readonly scope: GameScope;
  /** With the text as it stands in the field. */
  readonly shown: ListCriteria;
  readonly catalogue: SearchableCatalogue | undefined;
  /** Writes the address. */
  readonly change: (part: Partial<ListCriteria>) => void;
  /** Writes the search field. */
  readonly type: (text: string) => void;
}

/** What may narrow a list, and how it is asked for: by a part at a time, or all at once on a phone's sheet. */
export function useNarrowing({ scope, shown, catalogue, change, type }: NarrowingOptions) {
  const category = scope.kind === 'category' ? scope.category : undefined;
  const hasFreePlay = useSwitch('FREEPLAY3');
  const filters = useMemo(() => filtersFor(category), [category]);
  const sorts = useMemo(() => sortsFor(category), [category]);
  const views = useMemo(() => viewsFor(category, hasFreePlay), [category, hasFreePlay]);
  const minStakes = useMemo(() => catalogue?.minStakesOf(category), [catalogue, category]);
  /** A text among the parts goes to the field as well, which is ahead of the address. */
  const narrow = (part: Partial<ListCriteria>) => {
    if ('text' in part) type(part.text ?? '');
    change(part);
  };
  const openSheet = async () => {
    const given = { criteria: shown, views, filters, minStakes };
    const part = await openDialog<unknown, Partial<ListCriteria>>('games.filters', given);
    if (part) narrow(part);
  };
  return { filters, sorts, views, minStakes, narrow, openSheet };
}

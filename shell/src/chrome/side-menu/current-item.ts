import type { MenuContribution, Target } from '@tessera/shared/contract';
import { centrePath } from '../../routing/navigation.ts';

function addressOf(opens: Target): string | undefined {
  if ('path' in opens) return opens.path;
  return 'centre' in opens ? centrePath(opens.centre, opens.page) : undefined;
}

/**
 * The item to mark as current, at most one: the one whose path is the longest prefix of the current path. If several
 * lead to the same page (spec §2: security centre and my account), the one named like the page.
 */
export function currentItem<Item extends Pick<MenuContribution, 'opens' | 'label'>>(
  items: readonly Item[],
  pathname: string,
  nameOfPlace: string | undefined,
): Item | undefined {
  const lengthOf = ({ opens }: Item): number => {
    const address = addressOf(opens);
    return address && `${pathname}/`.startsWith(`${address}/`) ? address.length : 0;
  };
  const longest = Math.max(0, ...items.map(lengthOf));
  if (longest === 0) return undefined;
  const here = items.filter((item) => lengthOf(item) === longest);
  return here.find(({ label }) => label === nameOfPlace) ?? here[0];
}

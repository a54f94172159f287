import type { MenuContribution, Target } from '@tessera/shared/contract';
import { centrePath } from '../../routing/navigation.ts';

function addressOf(opens: Target): string | undefined {
  if ('path' in opens) return opens.path;
  return 'centre' in opens ? centrePath(opens.centre, opens.page) : undefined;
}

/**
 * The item that says where the visitor is, one at most: of those whose address the present one begins with the longest.
 * Where several lead to the same place (spec §2: security centre and my account), the one that has the place's own name.
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

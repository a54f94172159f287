import type { ReactNode } from 'react';
import type { ListAddress } from '../../model/figure-lists.ts';
import { ListLink } from './list-link.tsx';

interface Props {
  readonly minor: number;
  /** Undefined where no list adds up to the amount. */
  readonly list: ListAddress | undefined;
  /** Where it leads, in words. */
  readonly title: string;
  /** Instead of the amount, where there is no list. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** An amount that leads to the list it is the sum of. */
export function AmountLink({ minor, list, title, otherwise, children }: Props) {
  // An amount of 0 has no list.
  if (minor === 0) return children;
  if (!list) return otherwise ?? children;
  return (
    <ListLink {...list} title={title}>
      {children}
    </ListLink>
  );
}

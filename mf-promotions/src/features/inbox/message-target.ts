import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getInbox } from '@tessera/shared/wire/inbox';
import { detailPath } from '../card/detail-path.ts';

type Message = AnswerOf<typeof getInbox>['list'][number];
export type Target = NonNullable<Message['target']>;

/** Where a message leads; an operator from before targets names a page alone. */
export const targetOf = ({ target, page }: Message): Target | null => target ?? (page && { page, id: null });

const paths: Readonly<Partial<Record<Target['page'], string>>> = {
  promotions: '/promotions',
  pointMall: '/pointMall',
  vip: '/vip',
};

/** The address of a target outside the centres; undefined for their pages. */
export const pathOf = (page: Target['page'], id: string | null): string | undefined =>
  page === 'promotions' && id ? detailPath(id) : paths[page];

/** The page of a centre that a target names. */
export function centrePageOf(page: Target['page'], id: string | null) {
  if (page === 'agentContracts') return { centre: 'agent', page: 'contracts' } as const;
  const shown = page === 'rewardCenter' && id ? `${page}?tab=${encodeURIComponent(id)}` : page;
  return { centre: 'member', page: shown } as const;
}

import { readAccount } from './record-filter.ts';

const scopeParts = ['all', 'own', 'below'] as const;

/** Whose movements a list shows; the whole team without any of it. */
export interface TeamScope {
  readonly account?: string;
  /** The head of a branch, by its id. */
  readonly branch?: string;
  /** The account that the other one was right below. */
  readonly under?: string;
  readonly part?: 'own' | 'below';
}

const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,14}$/.test(text);

/** The scope an address names; an account goes before a branch. */
export function readScope(params: URLSearchParams): TeamScope {
  const account = readAccount(params);
  const [branch, under] = [params.get('branch'), params.get('under')];
  const part = scopeParts.find((one) => one === params.get('part'));
  return {
    ...(account ? { account } : isId(branch) ? { branch } : {}),
    ...(isId(under) ? { under } : {}),
    ...(!account && part && part !== 'all' ? { part } : {}),
  };
}

/** Whether nothing narrows it. */
export const isWholeTeam = (scope: TeamScope): boolean => Object.values(scope).every((part) => part === undefined);

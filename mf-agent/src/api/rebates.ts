import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import { getRebateRaises, raiseRebate } from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';

export type RebateRaise = AnswerOf<typeof getRebateRaises>['list'][number];

/** Rebates that the agent has raised, newest first. */
export const useRebateRaises = endpointQuery(getRebateRaises, { staleTime: 15_000, keepsPrevious: true });

/** Raises the rebate of an account right below; every list of the team and what is left of high rates change with it. */
export const useRaiseRebate = endpointMutation(raiseRebate, { invalidates: [['agent']], evenIfRefused: true });

import { ApiError, callOrThrow } from '@tessera/shared/api';
import { isUnanswered } from '@tessera/shared/api/money-request';
import { endpointMutation, endpointQuery, useMutation, useQueryClient } from '@tessera/shared/query';
import {
  type ContractAction,
  type ContractKind,
  contractAnswers,
  getAgentContract,
  getAgentContracts,
  getContractSettings,
  offerContract,
  requestContractEnd,
  withdrawContract,
} from '@tessera/shared/wire/agent';
import { useCallback, useRef } from 'react';

const shown = { staleTime: 5_000, keepsPrevious: true } as const;

/** The contracts of the agent as receiver and as payer. */
export const useContracts = endpointQuery(getAgentContracts, shown);
/** One contract with its versions and steps. */
export const useContract = endpointQuery(getAgentContract, { staleTime: 5_000 });
/** What may be offered, and to whom. */
export const useContractSettings = endpointQuery(getContractSettings, { staleTime: 5_000 });

/** Everything that shows contracts. */
export const contractKeys = [useContracts.key, useContract.key, useContractSettings.key] as const;

const changing = { invalidates: contractKeys, evenIfRefused: true } as const;

export const useOfferContract = endpointMutation(offerContract, changing);
export const useWithdrawContract = endpointMutation(withdrawContract, changing);
export const useRequestContractEnd = endpointMutation(requestContractEnd, changing);

export interface ContractAnswer {
  readonly kind: ContractKind;
  readonly contractId: number;
  readonly action: ContractAction;
  readonly requestId: string;
  readonly confirmedEndings?: string[];
}

/** Answers an offer, or a request to end a contract, by the call of its kind; never repeated by itself. */
export function useAnswerContract() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...request }: ContractAnswer) => callOrThrow(contractAnswers[kind], request),
    retry: false,
    onSettled: () => Promise.all(contractKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/**
 * The id of a request: the same one as long as its outcome is unknown, so that sending it again cannot act twice; a new one
 * after an answer.
 */
export function useRequestId() {
  const current = useRef<string>(undefined);
  const take = useCallback(() => {
    current.current ??= crypto.randomUUID();
    return current.current;
  }, []);
  const settle = useCallback((cause?: unknown) => {
    if (!(cause instanceof ApiError) || !isUnanswered(cause)) current.current = undefined;
  }, []);
  return { take, settle };
}

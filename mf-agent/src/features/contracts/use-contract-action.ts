import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { type NamedEnding, readEndings } from '@tessera/shared/wire/agent';
import { type RefObject, useRef, useState } from 'react';
import { useAnswerContract, useRequestContractEnd, useRequestId, useWithdrawContract } from '../../api/contracts.ts';
import type { Contract, ContractStepAction } from '../../model/contract.ts';

/** What an answer would end, as its refusal names it. */
const endingsOf = (cause: unknown): readonly NamedEnding[] =>
  cause instanceof ApiError && cause.code === 'agent.contract.ends-downline' ? readEndings(cause.flags.endings) : [];

/** Takes one step of a contract. An answer that ends contracts further down asks again with their names. */
export function useContractAction({ id, kind }: Contract, heading: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('agent');
  const answer = useAnswerContract();
  const withdraw = useWithdrawContract();
  const requestEnd = useRequestContractEnd();
  const request = useRequestId();
  const [asked, setAsked] = useState<ContractStepAction>();
  const [endings, setEndings] = useState<readonly NamedEnding[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const finalFocus = useRef<HTMLElement>(null);

  const send = (action: ContractStepAction) => {
    const own = { requestId: request.take(), contractId: Number(id) };
    if (action === 'withdraw') return withdraw.mutateAsync(own);
    if (action === 'requestEnd') return requestEnd.mutateAsync(own);
    const confirmed = endings.length > 0 ? { confirmedEndings: endings.map(({ id: endingId }) => endingId) } : {};
    return answer.mutateAsync({ ...own, kind, action, ...confirmed });
  };
  const close = () => {
    setAsked(undefined);
    setEndings([]);
  };
  const take = async (action: ContractStepAction) => {
    setFailure(undefined);
    try {
      await send(action);
      request.settle();
      finalFocus.current = heading.current;
      if (!asked) heading.current?.focus();
      close();
      toast.show({ tone: 'ok', title: t(`contract.done.${action}`) });
    } catch (cause) {
      request.settle(cause);
      const named = endingsOf(cause);
      setEndings(named);
      if (named.length > 0) return;
      setAsked(undefined);
      setFailure(cause);
    }
  };
  const ask = (action: ContractStepAction) => {
    setFailure(undefined);
    finalFocus.current = null;
    setAsked(action);
  };
  const isBusy = answer.isPending || withdraw.isPending || requestEnd.isPending;
  return { asked, endings, failure, isBusy, finalFocus, ask, take, close };
}

export type ContractSteps = ReturnType<typeof useContractAction>;

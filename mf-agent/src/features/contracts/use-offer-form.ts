import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import type { ContractKind, ContractTerms } from '@tessera/shared/wire/agent';
import { useState } from 'react';
import { useOfferContract, useRequestId } from '../../api/contracts.ts';
import type { ContractSettings } from '../../model/contract.ts';
import { emptyTier, readTerms, type TypedTerms, typedOf } from '../../model/contract-form.ts';

/** What the address names: an agent and a kind whose terms are to be changed. */
export interface OfferStart {
  readonly agentId: string | undefined;
  readonly kind: ContractKind | undefined;
  /** The terms in force, which new ones start from. */
  readonly terms: ContractTerms | undefined;
}

const empty: TypedTerms = { period: 'monthly', carriesOver: false, isAutomatic: true, tiers: [emptyTier(1)] };

/** The form of an offer: measured here, then by the operator, whose word is last. */
export function useOfferForm(
  { agents, kinds }: ContractSettings,
  start: OfferStart,
  onOffered: (contractId: string) => void,
) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const offer = useOfferContract();
  const request = useRequestId();
  const first = kinds.find(({ kind }) => kind === start.kind) ?? kinds.find((one) => one.maximumRateBasisPoints > 0);
  const [agentId, chooseAgent] = useState(agents.find(({ id }) => id === start.agentId)?.id);
  const [kind, chooseKind] = useState<ContractKind>(first?.kind ?? kinds[0]?.kind ?? 'dividend');
  const unitMinor = 10 ** currency.exponent;
  const [typed, setTyped] = useState(() => (start.terms ? typedOf(start.terms, unitMinor) : empty));
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const maximumRate = kinds.find((one) => one.kind === kind)?.maximumRateBasisPoints ?? 0;
  const { terms, faults } = readTerms(kind, typed, unitMinor, maximumRate);

  async function submit(): Promise<void> {
    setAttempts((count) => count + 1);
    setFailure(undefined);
    if (!agentId || faults.size > 0) return;
    try {
      const { contract } = await offer.mutateAsync({ requestId: request.take(), agentId, kind, terms });
      request.settle();
      toast.show({ tone: 'ok', title: t('contract.done.offer') });
      onOffered(contract.id);
    } catch (cause) {
      request.settle(cause);
      setFailure(cause);
    }
  }
  return {
    ...{ agentId, chooseAgent, kind, chooseKind, maximumRate, typed, faults, attempts, failure, submit },
    type: (part: Partial<TypedTerms>) => setTyped((last) => ({ ...last, ...part })),
    isBusy: offer.isPending,
  };
}

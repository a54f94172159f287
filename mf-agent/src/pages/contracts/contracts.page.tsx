import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { contractKinds } from '@tessera/shared/wire/agent';
import { useContract, useContractSettings } from '../../api/contracts.ts';
import { ContractDetail } from '../../features/contracts/contract-detail.tsx';
import { ContractsPanel } from '../../features/contracts/contracts-panel.tsx';
import { OfferForm } from '../../features/contracts/offer-form.tsx';
import { useFollowContracts } from '../../features/contracts/use-follow-contracts.ts';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import type { Contract } from '../../model/contract.ts';

/** An id as an address names it. */
const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Contracts: from above and given below, one of them, or the form of a new one; the address says which. */
export default function ContractsPage() {
  const { t } = useTranslation('agent');
  const { params, change, enter, toList } = useHere();
  useFollowContracts();
  const shown = idIn(params.get('contract'));
  const isOffering = params.has('offer');
  const without = () => {
    const next = new URLSearchParams(params);
    for (const key of ['contract', 'offer', 'of', 'terms']) next.delete(key);
    return next;
  };
  const offer = (contract?: Contract) => {
    const next = without();
    next.set('offer', contract?.accountId ?? 'new');
    if (contract) {
      next.set('of', contract.kind);
      next.set('terms', contract.id);
    }
    if (isList) enter(next);
    else change(next, { isStep: true });
  };
  const open = (id: string) => {
    const next = without();
    next.set('contract', id);
    change(next);
  };
  const isList = shown === undefined && !isOffering;
  return (
    <CentrePage
      title={t(isOffering ? 'contract.offer' : 'menu.contracts')}
      actions={
        isList ? (
          <Button variant="primary" onClick={() => offer()}>
            {t('contract.offer')}
          </Button>
        ) : (
          <Button icon={<BackIcon />} onClick={() => toList(without())}>
            {t('contract.back')}
          </Button>
        )
      }
    >
      {isList && <ContractsPanel />}
      {isOffering && <Offer onOffered={open} />}
      {!isOffering && shown !== undefined && <ContractDetail id={shown} onChange={offer} />}
    </CentrePage>
  );
}

interface OfferProps {
  readonly onOffered: (id: string) => void;
}

/** The form of an offer; of new terms it starts with those that are in force. */
function Offer({ onOffered }: OfferProps) {
  const { params } = useHere();
  const changed = idIn(params.get('terms'));
  return changed === undefined ? (
    <FilledOffer onOffered={onOffered} contract={undefined} />
  ) : (
    <ChangedOffer onOffered={onOffered} id={changed} />
  );
}

function ChangedOffer({ onOffered, id }: OfferProps & { readonly id: number }) {
  const contract = useContract({ id });
  return (
    <ResourceView resource={contract} skeleton={<Skeleton height={420} radius="m" />} isEmpty={() => false}>
      {(detail) => <FilledOffer onOffered={onOffered} contract={detail.contract} />}
    </ResourceView>
  );
}

function FilledOffer({ onOffered, contract }: OfferProps & { readonly contract: Contract | undefined }) {
  const { params } = useHere();
  const settings = useContractSettings();
  const start = {
    agentId: params.get('offer') ?? undefined,
    kind: contractKinds.find((kind) => kind === params.get('of')),
    terms: contract?.terms,
  };
  return (
    <ResourceView resource={settings} skeleton={<Skeleton height={420} radius="m" />} isEmpty={() => false}>
      {(allowed) => <OfferForm settings={allowed} start={start} onOffered={onOffered} />}
    </ResourceView>
  );
}

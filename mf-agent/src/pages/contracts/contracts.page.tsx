import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { contractKinds } from '@tessera/shared/wire/agent';
import { useContractSettings } from '../../api/contracts.ts';
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
  const { params, change } = useHere();
  useFollowContracts();
  const shown = idIn(params.get('contract'));
  const isOffering = params.has('offer');
  const without = () => {
    const next = new URLSearchParams(params);
    for (const key of ['contract', 'offer', 'of']) next.delete(key);
    return next;
  };
  const offer = (contract?: Contract) => {
    const next = without();
    next.set('offer', contract?.accountId ?? 'new');
    if (contract) next.set('of', contract.kind);
    change(next, { isStep: true });
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
          <Button icon={<BackIcon />} onClick={() => change(without())}>
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

function Offer({ onOffered }: { readonly onOffered: (id: string) => void }) {
  const { params } = useHere();
  const settings = useContractSettings();
  const start = {
    agentId: params.get('offer') ?? undefined,
    kind: contractKinds.find((kind) => kind === params.get('of')),
  };
  return (
    <ResourceView resource={settings} skeleton={<Skeleton height={420} radius="m" />} isEmpty={() => false}>
      {(allowed) => <OfferForm settings={allowed} start={start} onOffered={onOffered} />}
    </ResourceView>
  );
}

import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { Timeline } from '@tessera/shared/ui/timeline';
import { useRef } from 'react';
import { useContract } from '../../api/contracts.ts';
import { billPages, type Contract, type ContractDetail as Detail } from '../../model/contract.ts';
import { useHere } from '../layout/use-here.ts';
import { ContractActions } from './contract-actions.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { TierTable } from './contract-terms.tsx';
import styles from './contracts.module.css';
import { OtherVersions } from './other-versions.tsx';

interface Props {
  readonly id: number;
  /** Offers new terms to the other side. */
  readonly onChange: (contract: Contract) => void;
}

/** One contract: its terms, what can be done with it, and everything that was done. */
export function ContractDetail({ id, onChange }: Props) {
  const { t } = useTranslation('agent');
  const contract = useContract({ id });
  if (contract.error instanceof ApiError && contract.error.code === 'agent.contract.unknown')
    return <EmptyState title={t('error.agent_contract_unknown')} detail={t('contract.unknownDetail')} />;
  return (
    <ResourceView resource={contract} skeleton={<Skeleton height={320} radius="m" />} isEmpty={() => false}>
      {(detail) => (
        <div className={styles.detail}>
          <div className={styles.versions}>
            <TermsPanel key={detail.contract.id} detail={detail} onChange={onChange} />
            <OtherVersions detail={detail} />
          </div>
          <History detail={detail} />
        </div>
      )}
    </ResourceView>
  );
}

function TermsPanel({ detail, onChange }: Omit<Props, 'id'> & { readonly detail: Detail }) {
  const { t } = useTranslation('agent');
  const { open } = useHere();
  const heading = useRef<HTMLHeadingElement>(null);
  const { contract } = detail;
  const { kind, side, payer, account, state, terms } = contract;
  const bills = new URLSearchParams(side === 'given' ? { side, q: account } : { q: payer });
  const mayChange = side === 'given' && state === 'active' && !contract.isEndRequested && contract.endsAtMs === null;
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1} className={styles.head}>
        {t(`contract.kinds.${kind}`)} · {payer} → {account}
        <ContractBadge contract={contract} />
      </h2>
      <ContractFacts contract={contract} />
      <TierTable kind={kind} tiers={terms.tiers} />
      <ContractActions detail={detail} heading={heading} />
      <div className={styles.actions}>
        {mayChange && <Button onClick={() => onChange(contract)}>{t('contract.change')}</Button>}
        {contract.startsAtMs !== null && (
          <Button onClick={() => open(billPages[kind], `?${bills}`)}>{t('contract.bills')}</Button>
        )}
      </div>
    </Panel>
  );
}

/** Every step of every version, the newest first. */
function History({ detail: { steps } }: { readonly detail: Detail }) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  return (
    <Panel title={t('contract.history')} level={2}>
      <Timeline
        label={t('contract.history')}
        steps={steps.map(({ contractId, version, step, by, atMs }, at) => ({
          key: `${contractId} ${step} ${at}`,
          state: 'done',
          title: t(`contract.steps.${step}`),
          detail: t('contract.stepBy', { account: by, version: t('contract.version', { version }) }),
          time: date('moment', atMs),
        }))}
      />
    </Panel>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { toast } from '@tessera/shared/ui/toast';
import { type getTestVendor, placeTestBet, type TestDelivery } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { showError } from '../../chrome/step.ts';
import { minorOf } from '../../format.ts';
import { DeliverySelect } from './delivery-select.tsx';

export type TestVendor = AnswerOf<typeof getTestVendor>;

/** Bets for a player who is signed in on the site, as a vendor would when the player bets there. */
export function NewTestBet({ vendor: { games, merchants } }: { readonly vendor: TestVendor }) {
  const { t } = useTranslation('console');
  const offered = merchants.filter(({ isOn }) => isOn);
  const [chosen, setMerchant] = useState<string>();
  const [username, setUsername] = useState('');
  const [code, setCode] = useState(games[0]?.code ?? '');
  const [stake, setStake] = useState('');
  const [delivery, setDelivery] = useState<TestDelivery>('once');
  const [wrong, setWrong] = useState<'username' | 'stake'>();
  const place = useConsoleChange(placeTestBet);
  const merchant = offered.find((one) => one.code === chosen) ?? offered[0];
  if (!merchant) return <p>{t('testVendor.offEverywhere')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stakeMinor = minorOf(stake, merchant.currency);
    const fault = !username.trim() ? 'username' : stakeMinor ? undefined : 'stake';
    setWrong(fault);
    if (fault || !stakeMinor) return;
    place.mutate(
      { merchant: merchant.code, username: username.trim(), code, stakeMinor, delivery },
      { onSuccess: () => toast.show({ tone: 'ok', title: t('testVendor.placed') }), onError: showError },
    );
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('testVendor.new')}>
      <div className={layout.whole}>
        <h2>{t('testVendor.new')}</h2>
        <p className={layout.note}>{t('testVendor.newNote')}</p>
      </div>
      <Select
        label={t('column.merchant')}
        options={offered.map((one) => ({ value: one.code, label: one.name }))}
        value={merchant.code}
        onChange={setMerchant}
      />
      <TextField
        label={t('column.player')}
        autoComplete="off"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={wrong === 'username' ? t('setUp.rule.filled') : undefined}
      />
      <Select
        label={t('testVendor.product')}
        options={games.map((game) => ({ value: game.code, label: t(`product.${game.product}`) }))}
        value={code}
        onChange={setCode}
      />
      <TextField
        label={t('testVendor.stake')}
        inputMode="decimal"
        value={stake}
        onChange={(event) => setStake(event.target.value)}
        error={wrong === 'stake' ? t('testVendor.amountRule') : undefined}
      />
      <DeliverySelect value={delivery} onChange={setDelivery} />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={place.isPending}>
        {t('testVendor.place')}
      </Button>
    </form>
  );
}

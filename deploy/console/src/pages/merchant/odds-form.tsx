import { useTranslation } from '@tessera/shared/i18n';
import { discountKey, type GameKind, gameKinds, oddsOf, type PlayOdds, playsOf } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import { getMerchantOdds, setMerchantOdds } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { showError } from '../../chrome/step.ts';
import { baseRange, judgeOdds, oddsTyped, writtenOdds } from './odds-draft.ts';

interface Props {
  /** Of the merchant. */
  readonly code: string;
}

interface Chosen {
  readonly kind: GameKind;
  readonly playCode: string;
}

/** What is typed for the chosen play, with the odds that were stored when typing began. */
interface Typed {
  readonly seen: PlayOdds;
  readonly byOption: Readonly<Record<string, string>>;
}

const firstOf = (kind: GameKind): Chosen => ({ kind, playCode: playsOf(kind)[0]?.code ?? '' });
const percent = (rate: number): string => (rate * 100).toFixed(1);
const noOdds: PlayOdds = {};

/** What single plays pay at a merchant, in place of the release's odds. */
export function OddsForm({ code }: Props) {
  const resource = useConsole(getMerchantOdds, { code });
  return (
    <Panel>
      <ResourceView resource={resource} isEmpty={() => false} skeleton={<SkeletonText lines={4} />}>
        {(stored) => <Fields code={code} stored={stored} />}
      </ResourceView>
    </Panel>
  );
}

function Fields({ code, stored }: Props & { readonly stored: AnswerOf<typeof getMerchantOdds> }) {
  const { t } = useTranslation('console');
  const [chosen, setChosen] = useState<Chosen>(firstOf('K3'));
  const [typed, setTyped] = useState<Typed>();
  const save = useConsoleChange(setMerchantOdds);
  const { kind, playCode } = chosen;
  const storedOf = (at: Chosen): PlayOdds =>
    stored.plays.find((each) => each.kind === at.kind && each.playCode === at.playCode)?.odds ?? noOdds;
  const own = storedOf(chosen);
  const range = stored.prizeGroups.find((groups) => groups.kind === kind) ?? baseRange;
  const play = playsOf(kind).find((each) => each.code === playCode);
  const options = Object.entries(play ? oddsOf(play) : {});
  const shown = (option: string, listed: number): string =>
    typed?.byOption[option] ?? writtenOdds(option, own[option] ?? listed);
  const odds = Object.fromEntries(options.map(([option, milli]) => [option, oddsTyped(option, shown(option, milli))]));
  const judged = play ? options.map(([option]) => judgeOdds(play, kind, option, odds, range)) : [];
  const isWrong = judged.some(({ fault }) => fault !== undefined);

  function choose(next: Chosen): void {
    setChosen(next);
    setTyped(undefined);
  }
  function send(wanted: PlayOdds): void {
    save.mutate(
      { code, kind, playCode, odds: wanted, seen: typed?.seen ?? own },
      {
        onSuccess: () => {
          setTyped(undefined);
          toast.show({ tone: 'ok', title: t('merchant.saved', { part: `${kind} ${playCode}` }) });
        },
        onError(cause) {
          // What somebody else has set is shown; what was typed was typed beside other odds.
          if (cause instanceof ConsoleError && cause.code === 'merchant.odds.changed') setTyped(undefined);
          showError(cause);
        },
      },
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) send(odds);
  };
  const nameOf = (option: string): string => {
    const [, hits] = /^hits(\d+)$/.exec(option) ?? [];
    if (hits) return t('merchant.odds.hits', { hits });
    if (option === discountKey) return t('merchant.odds.discount');
    return option === '*' ? t('merchant.odds.all') : t('merchant.odds.option', { option });
  };
  const hintOf = (at: number, option: string, listed: number): string => {
    const base = t('merchant.odds.listed', { odds: writtenOdds(option, listed) });
    const [lowest, highest] = judged[at]?.returns ?? [];
    if (lowest === undefined || highest === undefined) return base;
    const rate = lowest === highest ? percent(lowest) : `${percent(lowest)}–${percent(highest)}`;
    return `${base} · ${t(play?.rule.paidHits ? 'merchant.odds.returnsTogether' : 'merchant.odds.returns', { rate })}`;
  };

  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('merchant.odds.title')}>
      <div className={layout.whole}>
        <h2>{t('merchant.odds.title')}</h2>
        <p className={layout.note}>{t('merchant.odds.note')}</p>
        {stored.plays.map((each) => (
          <Button key={`${each.kind} ${each.playCode}`} variant="text" size="small" onClick={() => choose(each)}>
            {t('merchant.odds.own', { play: `${each.kind} ${each.playCode}` })}
          </Button>
        ))}
      </div>
      <Select
        label={t('merchant.odds.kind')}
        options={gameKinds.map((each) => ({ value: each, label: each }))}
        value={kind}
        onChange={(next) => choose(firstOf(next as GameKind))}
      />
      <Select
        label={t('merchant.odds.play')}
        options={playsOf(kind).map((each) => ({ value: each.code, label: each.code }))}
        value={playCode}
        onChange={(next) => choose({ kind, playCode: next })}
      />
      <p className={layout.whole}>
        {range.lowest === range.highest
          ? t('merchant.odds.group', { group: range.lowest })
          : t('merchant.odds.groups', { lowest: range.lowest, highest: range.highest })}
      </p>
      {options.map(([option, listed], at) => {
        const fault = judged[at]?.fault;
        return (
          <TextField
            key={`${kind} ${playCode} ${option}`}
            label={nameOf(option)}
            inputMode="decimal"
            value={shown(option, listed)}
            hint={hintOf(at, option, listed)}
            error={fault && `${t(`merchant.odds.fault.${fault}`)} ${hintOf(at, option, listed)}`}
            onChange={(event) =>
              setTyped({ seen: typed?.seen ?? own, byOption: { ...typed?.byOption, [option]: event.target.value } })
            }
          />
        );
      })}
      <div className={layout.whole}>
        <Button type="submit" variant="primary" isBusy={save.isPending} isDisabled={isWrong}>
          {t('merchant.save')}
        </Button>{' '}
        <Button isDisabled={Object.keys(own).length === 0 || save.isPending} onClick={() => send({})}>
          {t('merchant.odds.reset')}
        </Button>
      </div>
    </form>
  );
}

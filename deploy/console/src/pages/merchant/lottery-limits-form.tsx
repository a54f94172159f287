import { useTranslation } from '@tessera/shared/i18n';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import type { ConsoleMerchant, MerchantSettings } from '@tessera/shared/wire/console';
import { minorOf, typedAmount } from '../../format.ts';
import styles from './merchant-page.module.css';
import { type PartProps, SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

type GameLimits = MerchantSettings['lotteryLimits']['games'][number];

/** Stands for a limit that a game does not have. */
const none = '-';
const wordsOf = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '');

/** What bets on lotteries may be at most: of a slip, and of each game by issue and by number. One game a line. */
export function LotteryLimitsForm({ code, settings, currency }: PartProps & Pick<ConsoleMerchant, 'currency'>) {
  const { t } = useTranslation('console');
  const { maxSlipStakeMinor, maxCancelledOrders, games } = settings.lotteryLimits;
  const written = ({ gameCode, ...limits }: GameLimits): string =>
    [
      gameCode,
      ...[limits.maxStakeMinor, limits.maxPayoutMinor, limits.maxNumberStakeMinor].map(
        (minor) => typedAmount(minor, currency) || none,
      ),
    ].join(' ');
  // What is no amount is refused by the schema.
  const amountOf = (typed = ''): number => minorOf(typed, currency) ?? -1;
  const readLine = (line: string): GameLimits => {
    const [gameCode = '', stake, payout, number, ...others] = wordsOf(line);
    return {
      gameCode: gameCode.toUpperCase(),
      maxStakeMinor: amountOf(stake),
      maxPayoutMinor: amountOf(payout),
      maxNumberStakeMinor: number === none ? null : amountOf(others.length > 0 ? '' : number),
    };
  };
  const stored = games.map(written);
  const slip = useDraft(typedAmount(maxSlipStakeMinor, currency));
  const cancelled = useDraft(String(maxCancelledOrders ?? ''));
  // With what was stored when typing began: what somebody else changes meanwhile is none of these changes.
  const lines = useDraft({ text: stored.join('\n'), stored });
  const changed = lines.value.text
    .split('\n')
    .map((line) => wordsOf(line).join(' '))
    .filter((line) => line !== '' && !lines.value.stored.includes(line));
  const change = {
    maxSlipStakeMinor: slip.value.trim() === '' ? null : amountOf(slip.value),
    // What is no number is refused by the schema; an empty field changes nothing.
    ...(cancelled.value.trim() !== '' && { maxCancelledOrders: Number(cancelled.value) }),
    games: changed.map(readLine),
  };
  return (
    <SettingsForm code={code} name="lotteryLimits" change={{ lotteryLimits: change }} drafts={[slip, cancelled, lines]}>
      <TextField
        label={t('merchant.field.maxSlipStake')}
        inputMode="decimal"
        value={slip.value}
        onChange={(event) => slip.set(event.target.value)}
      />
      <TextField
        label={t('merchant.field.maxCancelledOrders')}
        inputMode="numeric"
        value={cancelled.value}
        onChange={(event) => cancelled.set(event.target.value)}
      />
      <div className={styles.lines}>
        <TextAreaField
          label={t('merchant.field.gameLimits')}
          hint={t('merchant.lotteryLimits.example')}
          rows={10}
          value={lines.value.text}
          onChange={(event) => lines.set({ ...lines.value, text: event.target.value })}
        />
      </div>
    </SettingsForm>
  );
}

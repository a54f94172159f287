import { useTranslation } from '@tessera/shared/i18n';
import { elevenNumbers, type Play, playOf } from '@tessera/shared/lottery';
import { merchantCurrency } from '@tessera/shared/merchant';
import { BallButton } from '@tessera/shared/ui/ball';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import { Panel } from '@tessera/shared/ui/panel';
import { toast } from '@tessera/shared/ui/toast';
import { MultipleField, UnitField } from '../../features/bet-panel/stake-fields.tsx';
import { useDraft } from '../../features/bet-panel/use-draft.ts';
import { Simulated } from '../../features/draw/simulated.tsx';
import { useRoving } from '../../features/keyboard/use-roving.ts';
import { OrderButton } from '../../features/slip/order-button.tsx';
import { singleBet, useBetPlacement } from '../../features/slip/use-bet-placement.ts';
import { useText } from '../../features/text/use-text.ts';
import { blockedOf } from '../../model/blocked.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { betOf } from '../../model/new-bet.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { randomBet } from '../../model/random-bet.ts';
import { toggled } from '../../model/selection.ts';
import { sizeOf } from '../../model/slip.ts';
import styles from './quick-bet.module.css';

const listed = playOf('11X5', 'any2') as Play;

/** Two of eleven for the open issue, at the stake that the player chooses. */
export function QuickBet({ game, draw }: { readonly game: LotteryGame; readonly draw: DrawState | undefined }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const roving = useRoving();
  const draft = useDraft(game, listed);
  const { play, passedLimit } = draft;
  const placement = useBetPlacement(draft.clearIfPlaced);
  const facts = priceFacts(play, draft.selection);
  // This game has no blocked numbers.
  const bet = betOf(game, draw, draft, blockedOf([], play.code));
  const stakeMinor = bet ? sizeOf(bet).stakeMinor : 0;

  const place = async () => {
    if (!bet) return;
    const placed = await placement.place(singleBet(bet));
    if (placed !== undefined) toast.show({ id: 'lottery-order', tone: 'ok', title: t('placed.title'), detail: placed });
  };

  return (
    <Panel
      className={styles.panel}
      title={t('home.quickTitle', { game: game.name, play: text.play(play) })}
      actions={
        <span className={styles.facts}>
          {t('home.quickFacts', { odds: text.odds(facts.odds), rate: text.rate(facts.returns) })}
          {draft.rebateMilli > 0 && ` · ${text.group(draft)}`}
        </span>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of toggles, whose legend is the panel's title */}
      <div {...roving.row} role="group" aria-label={t('row.all')} className={styles.balls}>
        {elevenNumbers.map((number, index) => (
          <BallButton
            key={number}
            {...roving.item(index)}
            number={number}
            isChosen={draft.selection[0]?.includes(number) ?? false}
            onClick={() => draft.choose(toggled(play, draft.selection, 0, number))}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <UnitField game={game} draft={draft} />
        <span className={styles.multiple}>
          <span aria-hidden="true">×</span>
          <MultipleField game={game} draft={draft} />
        </span>
      </div>
      {passedLimit && (
        <p role="status" className={styles.limit}>
          {text.passedLimit(passedLimit)}
        </p>
      )}
      <p className={styles.sum}>
        <span>
          {draft.combinations > 0
            ? t('home.quickCount', { count: draft.combinations, unit: text.amount(draft.unitMinor * draft.multiple) })
            : draw && t('game.issue', { issue: text.issue(draw.current.issue) })}
          {' · '}
          <Simulated isText />
        </span>
        {stakeMinor > 0 && <Money minor={stakeMinor} currency={merchantCurrency()} className={styles.stake} />}
      </p>
      <div className={styles.actions}>
        <Button size="large" onClick={() => draft.choose(randomBet(play) ?? [])}>
          {t('home.random')}
        </Button>
        <OrderButton placement={placement} isDisabled={!bet} onBet={() => void place()}>
          {stakeMinor > 0 ? t('home.place', { amount: text.amount(stakeMinor) }) : t('home.placeEmpty')}
        </OrderButton>
      </div>
    </Panel>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type Raffle, useRaffles } from '../../api/raffles.ts';
import { raffleCheckPath } from '../../model/draw-path.ts';
import styles from '../draws/draws.module.css';
import { Amounts, Facts } from '../draws/facts.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { NoOffers } from '../offers/no-offers.tsx';
import { useProductName } from '../products/use-product-name.ts';
import { useClaimRafflePrize } from './use-claim-raffle-prize.ts';

/** Raffles (a tab of the reward centre): the member's tickets, how more of them come, the draw and what it brought. */
export function RaffleList() {
  const { t } = useTranslation('promotions');
  return (
    <ResourceView
      resource={useRaffles()}
      skeleton={<SkeletonText lines={10} />}
      empty={<NoOffers title={t('raffles.empty')} detail={t('raffles.emptyDetail')} />}
    >
      {(raffles) => (
        <ul className={styles.list}>
          {raffles.map((raffle) => (
            <RaffleCard key={raffle.id} raffle={raffle} />
          ))}
        </ul>
      )}
    </ResourceView>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { open: 'accent', won: 'ok', claimed: 'ok' };

function RaffleCard({ raffle }: { readonly raffle: Raffle }) {
  const { t, i18n } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { id, title, detail, stage, status, opensAtMs, closesAtMs, drawsAtMs, prizes, code, tickets } = raffle;
  const kept = useKeptFocus<HTMLLIElement>();
  // Whoever had no ticket has lost nothing.
  const hasResult = status !== 'not-drawn' && tickets > 0;
  const state = !hasResult ? `raffles.stage.${stage}` : `raffles.status.${status}`;
  return (
    <li className={styles.card} {...kept}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Badge tone={tones[status] ?? tones[stage] ?? 'neutral'}>
          {i18n.exists(`promotions:${state}`) ? t(state as 'raffles.stage.open') : status}
        </Badge>
      </div>
      <p className={styles.note}>{detail}</p>
      <Outcome raffle={raffle} />
      <Facts
        rows={[
          [t('raffles.tickets'), <Tickets key="tickets" raffle={raffle} />],
          [t('raffles.chance'), <Chance key="chance" raffle={raffle} />],
          [t('raffles.opens'), stage === 'coming' ? date('dayAndClock', opensAtMs) : null],
          [t('raffles.closes'), stage === 'drawn' ? null : date('dayAndClock', closesAtMs)],
          [t('raffles.draws'), date('dayAndClock', drawsAtMs)],
          [t('raffles.prizes'), <Amounts key="prizes" kinds={prizes} line="raffles.prizeLine" />],
          [t('raffles.code'), <code key="code">{code}</code>],
        ]}
      />
      {stage !== 'drawn' && <Ways raffle={raffle} />}
      <Winners raffle={raffle} />
      <div className={styles.acts}>
        <ButtonLink size="small" render={<Link to={raffleCheckPath(id)} />}>
          {t('raffles.check')}
        </ButtonLink>
      </div>
    </li>
  );
}

function Tickets({ raffle: { tickets, firstTicket, maximum } }: { readonly raffle: Raffle }) {
  const { t } = useTranslation('promotions');
  if (firstTicket === null) return t('raffles.ticketsOf', { own: tickets, maximum });
  return t('raffles.ticketsRange', { own: tickets, first: firstTicket, last: firstTicket + tickets - 1 });
}

/** Before the close nobody knows how many tickets there will be. */
function Chance({ raffle: { tickets, allTickets } }: { readonly raffle: Raffle }) {
  const { t } = useTranslation('promotions');
  if (allTickets === null) return t('raffles.chanceBefore');
  return allTickets === 0 ? t('raffles.noTickets') : t('raffles.chanceAfter', { own: tickets, all: allTickets });
}

/** What the member has won, with its claim. */
function Outcome({ raffle }: { readonly raffle: Raffle }) {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { claimOrThrow, isPending, problem } = useClaimRafflePrize();
  const { status, won, claimUntilMs } = raffle;
  if (won === null) return null;
  if (status !== 'won') return <p className={styles.outcome}>{t('raffles.claimed', { amount: full(won) })}</p>;
  return (
    <div className={styles.outcome}>
      <p>{t('raffles.won', { amount: full(won) })}</p>
      {claimUntilMs !== null && (
        <p className={styles.note}>{t('raffles.claimUntil', { time: date('dayAndClock', claimUntilMs) })}</p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <Button variant="primary" isBusy={isPending} onClick={() => void claimOrThrow(raffle).catch(() => undefined)}>
          {t('own.claim', { amount: full(won) })}
        </Button>
      </div>
    </div>
  );
}

function Ways({ raffle: { ways } }: { readonly raffle: Raffle }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const productName = useProductName();
  const { perStake, products, isPerDay, isPerSignIn } = ways;
  const lines = [
    ...(perStake === null
      ? []
      : [t('raffles.way.stake', { amount: full(perStake), products: products.map(productName).join(', ') })]),
    ...(isPerDay ? [t('raffles.way.day')] : []),
    ...(isPerSignIn ? [t('raffles.way.signIn')] : []),
  ];
  return (
    <div className={styles.part}>
      <p>{t('raffles.ways')}</p>
      <ul className={styles.ways}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t('raffles.never')}</p>
    </div>
  );
}

const mostNamed = 10;

function Winners({ raffle: { winners } }: { readonly raffle: Raffle }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  if (winners.length === 0) return null;
  return (
    <div className={styles.part}>
      <p>{t('raffles.winners')}</p>
      <ul className={styles.winners}>
        {winners.slice(0, mostNamed).map(({ player, ticket, amount }) => (
          <li key={ticket} className={styles.winner}>
            <span>
              {player ?? t('raffles.unnamed')} · {t('raffles.winner', { ticket })}
            </span>
            <span>{full(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import type { LotteryChase } from '../../api/chases.ts';
import { useText } from '../text/use-text.ts';

interface Props {
  readonly chase: Pick<LotteryChase, 'kind' | 'lines'>;
  /** At most this many bets are shown, with the number of the others. */
  readonly limit?: number;
}

/** Its plays, and its number, by which its bets name it. */
export function ChaseName({
  chase: { id, kind, lines },
}: {
  readonly chase: Pick<LotteryChase, 'id' | 'kind' | 'lines'>;
}) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <>
      <strong>{[...new Set(lines.map(({ playCode }) => text.playOf(kind, playCode)))].join(', ')}</strong>{' '}
      <Badge tone="neutral">{t('chase.badge', { id })}</Badge>
    </>
  );
}

/** What a chase bets, a line for each bet: its play, where there are several, and its numbers. */
export function ChaseLines({ chase: { kind, lines }, limit = lines.length }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <>
      {lines.slice(0, limit).map((line, at) => (
        <span key={at}>
          {lines.length > 1 && `${text.playOf(kind, line.playCode)} · `}
          {text.selection({ ...line, kind })}
          <br />
        </span>
      ))}
      {lines.length > limit && t('typed.more', { count: lines.length - limit })}
    </>
  );
}

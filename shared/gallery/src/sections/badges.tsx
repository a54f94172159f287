import { currencyOf } from '../../../src/money/money.ts';
import { Badge } from '../../../src/ui/badge/badge.tsx';
import { AppliedChip, Chip } from '../../../src/ui/chip/chip.tsx';
import { DoneIcon, WarnIcon } from '../../../src/ui/icons/index.ts';
import { Change, Money } from '../../../src/ui/money/index.ts';
import { UndoIcon } from '../../../src/ui/more-icons/index.ts';
import styles from '../gallery.module.css';

const P = currencyOf('P');

export function BadgesSection() {
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Chip isSelected>전체</Chip>
        <Chip>루멘</Chip>
        <Chip data-force="focus">온다</Chip>
        <AppliedChip label="RTP 96% 이상 조건 지우기" onRemove={() => undefined}>
          RTP 96% 이상
        </AppliedChip>
        <Chip isDisabled>헥사</Chip>
      </div>
      <div className={styles.row}>
        <Badge>기본</Badge>
        <Badge tone="accent">강조</Badge>
        <Badge tone="ok" icon={<DoneIcon />}>
          완료
        </Badge>
        <Badge tone="warn" icon={<WarnIcon />}>
          확인 필요
        </Badge>
        <Badge tone="danger" icon={<UndoIcon />}>
          반려
        </Badge>
        <Badge tone="info">심사 중</Badge>
        <Badge tone="accent">6</Badge>
      </div>
      <div className={styles.row}>
        <Change value={1} text="+25.4만" />
        <Change value={-1} text="−18,600" />
        <Change value={0} text="0" />
      </div>
      <div className={styles.row}>
        <Money minor={128_450_000} currency={P} />
        <Money minor={1_040_000} currency={P} isGainLoss />
        <Money minor={-760_000} currency={P} isGainLoss hasUnit={false} />
        <Money minor={128_450_000} currency={P} isCompact />
        <Money minor={undefined} currency={P} />
      </div>
      <Money minor={25_000_000} currency={P} size="amount" />
      <Money minor={1_284_500} currency={currencyOf('DIEM')} size="kpi" />
    </div>
  );
}

import type { MenuContribution } from '@tessera/shared/contract';
import { Link } from '@tessera/shared/router';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { useLabel } from '../../contributions/labels.ts';
import { useFollow } from '../../routing/use-follow.ts';
import { CountBadge } from '../count-badge.tsx';
import styles from './menu-row.module.css';

interface Props {
  readonly item: MenuContribution;
  /** Whether it leads to the current page. */
  readonly isCurrent: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** One item of a menu: a link if it leads to a page, a button if it opens something over the page. */
export function MenuRow({ item, isCurrent, onChoose }: Props) {
  const label = useLabel()(item.label);
  const followTarget = useFollow();
  const inside = (
    <>
      {item.icon && <Icon of={item.icon as IconName} />}
      <span className={styles.label}>{label}</span>
      {item.badge && <CountBadge event={item.badge} />}
    </>
  );
  const shared = { className: styles.row, title: label, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if ('path' in item.opens) {
    return (
      <Link {...shared} to={item.opens.path} onClick={onChoose}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        onChoose?.();
        followTarget(item.opens);
      }}
    >
      {inside}
    </button>
  );
}

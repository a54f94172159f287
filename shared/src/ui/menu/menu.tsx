import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it: `<Button />` or `<IconButton />`. */
  readonly trigger: ReactElement;
  /** `MenuItem`, `MenuSeparator`, `MenuChoices`. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  /** Open initially: for a menu whose code was loaded by the first click on its button. */
  readonly isOpenAtFirst?: boolean;
}

export function Menu({ trigger, children, align = 'end', side = 'bottom', isOpenAtFirst = false }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Quiet text at the right end: a shortcut, a count. */
  readonly aside?: ReactNode;
  readonly onSelect?: () => void;
  /** A link to render instead: the router's `<Link />`. */
  readonly render?: ReactElement;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

export function MenuItem({ icon, children, aside, onSelect, render, isDanger = false, isDisabled }: MenuItemProps) {
  return (
    <Base.Item
      render={render}
      className={classNames(styles.item, isDanger && styles.danger)}
      onClick={onSelect}
      disabled={isDisabled}
    >
      {icon}
      <span className={styles.text}>{children}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </Base.Item>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}

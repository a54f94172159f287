import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { centreIn } from '../centre-in/centre-in.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** For a tab with its own URL: the router's `<Link />`. */
  readonly render?: ReactElement;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** At the right end of the line. */
  readonly aside?: ReactNode;
  /** `TabPanel`s; or the current content alone in one `TabPanel`. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Switches the content of the page, so the choice belongs in the URL; to switch only the view, use `Segmented`. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  aside,
  children,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  // Of more tabs than a phone has room for, the chosen one is visible.
  useEffect(() => {
    const centre = () => {
      const chosen = list.current?.children[at];
      if (list.current && chosen) centreIn(list.current, chosen);
    };
    centre();
    // The letters of the page's fonts, which come later, are not as wide as those before.
    document.fonts?.addEventListener('loadingdone', centre, { once: true });
    return () => document.fonts?.removeEventListener('loadingdone', centre);
  }, [at]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <div className={styles.line}>
        <Base.List ref={list} aria-label={label} className={styles.list} activateOnFocus={false} data-fades="">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.isDisabled}
              render={tab.render}
              nativeButton={!tab.render}
              className={styles.tab}
            >
              {tab.label}
            </Base.Tab>
          ))}
          <Base.Indicator className={styles.indicator} />
        </Base.List>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </Base.Root>
  );
}

export interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The content of a tab; not rendered while another is chosen. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  return (
    <Base.Panel value={value} className={classNames(styles.panel, className)}>
      {children}
    </Base.Panel>
  );
}

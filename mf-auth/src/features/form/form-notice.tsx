import { Icon } from '@tessera/shared/ui/icons';
import styles from './form-notice.module.css';

/** What went wrong with the whole form, above its button; read out when it appears. */
export function FormNotice({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={children ? styles.notice : undefined}>
      {children && <Icon of="alert" size="s" />}
      {children}
    </div>
  );
}

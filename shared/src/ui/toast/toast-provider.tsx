import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { AlertIcon, CloseIcon, DoneIcon, FailedIcon, WarnIcon } from '../icons/glyphs.ts';
import styles from './toast.module.css';
import { receiveToasts, type ToastMessage, type ToastTone } from './toast.ts';

const icons = { ok: DoneIcon, warn: WarnIcon, danger: FailedIcon, info: AlertIcon } as const;
const showForMs = 6000;

function staysOpen({ isSticky, tone, action }: ToastMessage): boolean {
  return isSticky ?? (tone === 'danger' && action !== undefined);
}

/** While a game's frame has the focus, the window counts as left and toast timers would stop. */
const isInFrame = (): boolean => document.activeElement instanceof HTMLIFrameElement;

function ToastList() {
  const { t } = useTranslation('ui');
  const { toasts, add, close } = Base.useToastManager<ToastMessage>();

  useEffect(
    () =>
      receiveToasts((change) => {
        if ('close' in change) return close(change.close);
        const message = change.show;
        const id = add({
          id: message.id,
          title: message.title,
          description: message.detail,
          type: message.tone ?? 'info',
          priority: message.tone === 'danger' ? 'high' : 'low',
          timeout: staysOpen(message) ? 0 : showForMs,
          data: message,
        });
        if (!staysOpen(message)) setTimeout(() => isInFrame() && close(id), showForMs);
      }),
    [add, close],
  );

  return toasts.map((item) => {
    const Glyph = icons[(item.type ?? 'info') as ToastTone];
    const action = item.data?.action;
    return (
      <Base.Root key={item.id} toast={item} className={styles.toast} swipeDirection={['up', 'right']}>
        <Base.Content className={styles.content}>
          <Glyph aria-hidden size={20} className={styles[item.type ?? 'info']} />
          <div className={styles.text}>
            <Base.Title className={styles.title} render={<p />} />
            <Base.Description className={styles.detail} />
          </div>
          {action && (
            <Button
              size="small"
              onClick={() => {
                action.onPress();
                close(item.id);
              }}
            >
              {action.label}
            </Button>
          )}
          <Base.Close render={<IconButton size="small" label={t('toast.close')} icon={<CloseIcon />} />} />
        </Base.Content>
      </Base.Root>
    );
  });
}

/**
 * Renders the toasts of `toast.show`; once a page, in the shell. Timers pause while hovered or focused; F6 moves the
 * focus to it.
 */
export function ToastProvider() {
  const { t } = useTranslation('ui');
  return (
    <Base.Provider limit={4} timeout={showForMs}>
      <Base.Portal>
        <Base.Viewport ref={reserveToastSpace} className={styles.viewport} aria-label={t('toast.region')}>
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

const roomProperty = '--toast-room';

/**
 * Writes the height of the toasts at the top of the window to the root, so that dialogs start below them: a toast
 * covers no button and no field. Use it as `ref` of the toasts' container.
 */
function reserveToastSpace(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    if (list.offsetHeight === 0) root.removeProperty(roomProperty);
    else root.setProperty(roomProperty, `calc(${list.offsetHeight}px + 2 * var(--space-2))`);
    uncoverFocus(list);
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    root.removeProperty(roomProperty);
  };
}

/** Scrolls what the keyboard is at out from under the toasts; how far, the page's `scroll-padding` says. */
function uncoverFocus(list: HTMLElement): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused || list.contains(focused)) return;
  const [toasts, place] = [list.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside = place.right <= toasts.left || place.left >= toasts.right;
  if (!isBeside && place.bottom > toasts.top && place.top < toasts.bottom) focused.scrollIntoView({ block: 'nearest' });
}

import { setSwitches } from '@tessera/shared/switches';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../locales/ko.json';
import { installBoot, liveNow } from '../remotes/live-remotes.ts';
import { openDialog } from './dialog-stack.ts';
import { RoutePageDialog } from './route-page-dialog.tsx';

let close: (result?: unknown) => void = () => undefined;
jest.mock('../contributions/contribution.tsx', () => ({
  Contribution: ({ componentProps }: { componentProps: { close: typeof close } }) => {
    close = componentProps.close;
    return <input aria-label="아이디" />;
  },
}));
const goTo = jest.fn();
jest.mock('@tessera/shared/router', () => ({
  ...jest.requireActual('@tessera/shared/router'),
  goTo: (...to: unknown[]) => goTo(...to),
}));

const route = {
  ...{ path: '/login', chrome: 'none', title: 'shell:visitor.signIn' },
  opens: { dialog: 'auth.login', over: '/index' },
} as const;
const modules = (...ids: string[]) =>
  setSwitches(ids.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })) as Parameters<typeof setSwitches>[0]);

describe('the dialog of a route that has no page below it', () => {
  beforeEach(async () => {
    await startTestPage({ shell, ui });
    goTo.mockReset();
    const dialogs = { 'auth.login': { title: 'shell:visitor.signIn' } };
    const contract = { switch: 'MF_AUTH', routes: [route], dialogs, menu: [], slots: [], centrePages: [] };
    const merchant = { name: 'Aurora', brand: 'aurora' };
    installBoot({ merchant, remotes: [{ id: 'auth', contract }] } as unknown as Parameters<typeof installBoot>[0]);
    act(() => modules('MF_AUTH'));
  });

  function show() {
    const [release] = liveNow();
    if (!release) throw new Error('No release is live.');
    return render(
      <TestPage path="/login">
        <RoutePageDialog route={route as never} release={release} />
      </TestPage>,
    );
  }

  it('is in the page, and leads to the page of its contract when it is closed', async () => {
    const { container } = show();
    expect(container).toContainElement(screen.getByRole('dialog', { name: shell.visitor.signIn }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/index', { replace: true });
  });

  it('is gone at once when it is closed with a promise, and leads on when that is kept', async () => {
    show();
    let keep: () => void = () => undefined;
    act(() => close(new Promise<void>((resolve) => (keep = resolve))));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
    await act(async () => keep());
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('leads nowhere when its page has been left meanwhile', async () => {
    const { unmount } = show();
    unmount();
    await act(async () => close());
    expect(goTo).not.toHaveBeenCalled();
  });

  it('gives way to a dialog that it opens', () => {
    const { container } = show();
    expect(container.querySelector('.covered')).toBeNull();
    act(() => void openDialog('auth.second-step', {}));
    // Hidden, with all its input.
    expect(container.querySelector('.covered')).toContainElement(screen.getByRole('dialog'));
  });

  it('has no way out where the site lets nobody in without a sign-in', () => {
    act(() => modules('MF_AUTH', 'loginedToHomePage'));
    show();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

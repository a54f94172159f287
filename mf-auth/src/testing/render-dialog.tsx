import { installDialogHost, type Message } from '@tessera/shared/dialogs';
import { QueryClient, QueryClientProvider } from '@tessera/shared/query';
import { BrowserRouter, installNavigation } from '@tessera/shared/router';
import { leaveSession } from '@tessera/shared/session';
import { type SwitchName, setSwitches } from '@tessera/shared/switches';
import { startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import auth from '../../locales/ko.json';
import { forgetRegistration } from '../features/register/registration-draft.ts';

/** What the shell has set before anything renders: the merchant and the messages. */
export const prepareSite = (): Promise<void> => startTestPage({ auth, ui });

/** Nobody signed in, everything switched on, the given address. */
export function freshVisitor(path = '/'): void {
  leaveSession('replaced');
  forgetRegistration();
  window.history.pushState({}, '', path);
  switchOnly(...usual);
}

const usual: readonly SwitchName[] = [
  ...(['REG3', 'USERNAMEREG3', 'AFFMAN3', 'CAPTCHA3', 'FREEPLAY3', 'VERIFICATION3'] as const),
  ...(['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'PASS3', 'PWDEXPFORCECHANGE3'] as const),
];

/** These are on, everything else is off. */
export const switchOnly = (...names: readonly SwitchName[]): void =>
  setSwitches(names.map((modId) => ({ modId, enabled: '1' })));

/** What a fresh visitor finds on, without one of it. */
export const switchOff = (name: SwitchName): void => switchOnly(...usual.filter((one) => one !== name));

/** Draws a dialog's body as the shell does, without the frame; other dialogs are opened by `openOther`. */
export function renderDialog<Params, Result>(
  Body: ComponentType<{ params: Params; close: (result?: Result) => void }>,
  params: Params,
  openOther: (key: string, params: unknown) => Promise<unknown> = async () => undefined,
) {
  const close = jest.fn<void, [Result?]>();
  const opener = jest.fn(openOther);
  const shown: Message[] = [];
  installDialogHost({
    openDialog: opener,
    showMessage: async (message) => {
      shown.push(message);
      return 'ok';
    },
  });
  const navigate = jest.fn();
  installNavigation(navigate);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Body params={params} close={close} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), close, opener, shown, navigate, queries, ...view };
}

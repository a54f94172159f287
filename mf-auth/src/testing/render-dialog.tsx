import { installDialogOpener } from '@tessera/shared/dialogs';
import { startI18n } from '@tessera/shared/i18n';
import { installMerchant } from '@tessera/shared/merchant';
import { QueryClient, QueryClientProvider } from '@tessera/shared/query';
import { BrowserRouter, installNavigation } from '@tessera/shared/router';
import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import auth from '../../locales/ko.json';

/** The merchant, the words and the switches that the shell would have told before anything is drawn. */
export async function prepareHouse(): Promise<void> {
  installMerchant({
    code: 'aurora',
    name: 'Aurora',
    brand: 'aurora',
    currency: 'P',
    languages: ['ko'],
    defaultLanguage: 'ko',
    timeZone: 'Asia/Seoul',
  });
  await startI18n({
    language: 'ko',
    fallback: 'ko',
    namespaces: ['auth', 'ui'],
    source: async (_, namespace) => (namespace === 'ui' ? ui : auth),
  });
}

/** Nobody signed in, everything switched on, the given address. */
export function freshVisitor(path = '/'): void {
  leaveSession('replaced');
  window.history.pushState({}, '', path);
  setSwitches(['FREEPLAY3', 'USERNAMEREG3', 'AFFMAN3'].map((modId) => ({ modId, enabled: '1' })));
}

/** Draws a dialog's body as the shell does, without the frame; other dialogs are opened by `openOther`. */
export function renderDialog<Params, Result>(
  Body: ComponentType<{ params: Params; close: (result?: Result) => void }>,
  params: Params,
  openOther: (key: string, params: unknown) => Promise<unknown> = async () => undefined,
) {
  const close = jest.fn<void, [Result?]>();
  const opener = jest.fn(openOther);
  installDialogOpener(opener);
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
  return { person: userEvent.setup(), close, opener, navigate, ...view };
}

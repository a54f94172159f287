import { leaveSession } from '@tessera/shared/session';
import { keepRenderedValues } from '@tessera/shared/store';
import { setSwitches } from '@tessera/shared/switches';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { installBoot } from '../remotes/live-remotes.ts';
import { useAreCentresClosed, useSignInOptions } from './sign-in-options.ts';

type Boot = Parameters<typeof installBoot>[0];

const release = { id: 'auth', contract: { switch: 'MF_AUTH', provides: { 'sign-in': {}, register: {} } } };
const on = ['MF_AUTH', 'REG3', 'USERNAMEREG3'].map((modId) => ({ modId, enabled: '1' as const }));

function Part() {
  const intents = useSignInOptions().map(({ intent }) => intent);
  return <p>{[...intents, useAreCentresClosed() ? 'closed' : 'open'].join(' ')}</p>;
}

beforeEach(() => {
  leaveSession('replaced');
  installBoot({ remotes: [release] } as unknown as Boot);
  setSwitches(on);
  keepRenderedValues();
});

/** Takes over what was rendered with everything there, and answers what is shown then, with React's faults. */
async function takeOver(): Promise<readonly unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = '<p>sign-in register open</p>';
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Part />, { onRecoverableError: (cause) => faults.push(cause) }),
  );
  const shown = container.textContent;
  act(() => root.unmount());
  return [shown, ...faults];
}

describe('a rendered page that is taken over after', () => {
  it('a switch was turned off begins with what it was rendered with, and loses at once what is off', async () => {
    setSwitches(on.filter(({ modId }) => modId === 'MF_AUTH'));
    expect(await takeOver()).toEqual(['sign-in open']);
  });

  it('a release was taken away does the same', async () => {
    installBoot({ remotes: [] } as unknown as Boot);
    expect(await takeOver()).toEqual(['closed']);
  });
});

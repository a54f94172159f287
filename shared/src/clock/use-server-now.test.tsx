import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { serverNow, setRenderedAt } from './clock.ts';
import { useServerNow } from './use-server-now.ts';

interface ClosingProps {
  readonly closesAtMs: number;
  readonly seen: (isOpen: boolean) => void;
}

function Closing({ closesAtMs, seen }: ClosingProps) {
  const isOpen = useServerNow() < closesAtMs;
  seen(isOpen);
  return isOpen ? <b>open</b> : <i>closed</i>;
}

it('what is taken over begins with the time of the edge, and has the time of the browser at once', async () => {
  const closesAtMs = Date.now();
  const seen: boolean[] = [];
  const closing = <Closing closesAtMs={closesAtMs} seen={(isOpen) => seen.push(isOpen)} />;
  setRenderedAt(closesAtMs - 1_000);
  const root = document.createElement('div');
  root.innerHTML = renderToString(closing);
  expect(root).toHaveTextContent('open');
  expect(serverNow()).toBeGreaterThanOrEqual(closesAtMs);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, closing, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(seen).toEqual([true, true, false]);
  expect(root).toHaveTextContent('closed');
});

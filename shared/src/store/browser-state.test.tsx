import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBrowserState } from './store.ts';

const read = jest.fn(() => 'ada');
function Name() {
  const [name, setName] = useBrowserState<string | undefined>(read, undefined);
  return (
    <button type="button" onClick={() => setName('')}>
      {name ?? 'nobody'}
    </button>
  );
}

describe('state that begins with what only the browser knows', () => {
  it('is there with the first render in a browser, and changes as any other', () => {
    render(<Name />);
    expect(screen.getByRole('button')).toHaveTextContent('ada');
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toBeEmptyDOMElement();
  });

  it('is not read at the edge; the page that it renders is taken over with the same, and has the browser’s value after that', async () => {
    read.mockClear();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Name />);
    expect([container.textContent, read.mock.calls.length]).toEqual(['nobody', 0]);
    const button = container.querySelector('button');
    const faults: unknown[] = [];
    await act(async () => {
      hydrateRoot(container, <Name />, { onRecoverableError: (cause) => faults.push(cause) });
    });
    expect([container.textContent, faults]).toEqual(['ada', []]);
    expect(container.querySelector('button')).toBe(button);
  });
});

import { ApiError } from '@tessera/shared/api';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { receiveToasts } from '@tessera/shared/ui/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import type { Chosen } from '../text/use-text.ts';
import { ChosenNumbers } from './chosen-numbers.tsx';

const typed = Array.from({ length: 291 }, (_, at) => String(at).padStart(3, '0'));
const all: Chosen = { kind: 'VNN', playCode: 'tail3', numbers: [typed] };
const listed: Chosen = { ...all, numbers: [typed.slice(0, 100)], numbersLeftOut: 191 };

describe('the numbers of a bet', () => {
  beforeAll(() => startTestPage({ lottery: messages }));
  const show = (chosen: Chosen, load?: () => Promise<Chosen>) =>
    render(
      <TestPage>
        <ChosenNumbers id="numbers" className={undefined} chosen={chosen} {...(load && { load })} />
      </TestPage>,
    );
  const button = (name: string) => screen.getByRole('button', { name });

  it('have no button where all of them are written', () => {
    show({ ...all, numbers: [typed.slice(0, 24)] });
    expect(screen.getByText(/000 · .*023$/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are all shown by a button where they are many, and hidden again', async () => {
    show(all);
    expect(screen.getByText(/023 and 267 more$/)).toBeVisible();
    await userEvent.click(button('Show all 291'));
    expect(screen.getByText(/290$/)).toBeVisible();
    expect(screen.getByText(/267 more$/)).not.toBeVisible();
    expect(button(messages.typed.fewer)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button(messages.typed.fewer));
    expect(screen.queryByText(/290$/)).not.toBeInTheDocument();
    expect(screen.getByText(/267 more$/)).toBeVisible();
    expect(button('Show all 291')).toHaveAttribute('aria-expanded', 'false');
  });

  it('are fetched where the list has left some out', async () => {
    show(listed, () => Promise.resolve(all));
    await userEvent.click(button('Show all 291'));
    expect(await screen.findByText(/290$/)).toBeVisible();
  });

  it('follow a bet of the slip that is edited while all of them are shown', async () => {
    const { rerender } = show(all);
    await userEvent.click(button('Show all 291'));
    rerender(
      <TestPage>
        <ChosenNumbers id="numbers" className={undefined} chosen={{ ...all, numbers: [['123']] }} />
      </TestPage>,
    );
    expect(screen.getByText('123')).toBeVisible();
    expect(screen.queryByText(/290$/)).not.toBeInTheDocument();
  });

  it('stay as they are where they cannot be fetched, which the page says', async () => {
    const toasts: object[] = [];
    const stop = receiveToasts((change) => toasts.push(change));
    show(listed, () => Promise.reject(new ApiError('offline', 'getBet')));
    await userEvent.click(button('Show all 291'));
    await waitFor(() => expect(toasts).toMatchObject([{ show: { tone: 'warn', title: expect.stringMatching(/.+/) } }]));
    stop();
    expect(button('Show all 291')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/267 more$/)).toBeVisible();
  });
});

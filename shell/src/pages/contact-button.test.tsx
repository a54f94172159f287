import { startTestPage, TestPage } from '@tessera/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/ko.json';
import { openSupportWindow } from '../support/open-support.ts';
import { ContactButton } from './contact-button.tsx';

jest.mock('../support/open-support.ts', () => ({ openSupportWindow: jest.fn() }));
beforeAll(() => startTestPage({ shell: messages }));

const press = () => userEvent.click(screen.getByRole('button', { name: messages.support.contact }));

it.each(['blocked', 'failed'] as const)(
  'who reaches nobody, as it was %s, hears so where silence was',
  async (outcome) => {
    jest.mocked(openSupportWindow).mockResolvedValueOnce(outcome).mockResolvedValueOnce('opened');
    render(<ContactButton />, { wrapper: TestPage });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await press();
    await waitFor(() => expect(status).toHaveTextContent(messages.support[outcome]));
    expect(screen.getByRole('link', { name: messages.content.help })).toHaveAttribute('href', '/helpmc');
    await press();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
);

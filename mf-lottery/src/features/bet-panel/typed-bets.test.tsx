import { type Play, playOf } from '@tessera/shared/lottery';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { games } from '../../testing/fake-lottery.ts';
import { DraftSum } from './draft-sum.tsx';
import { TypedBets } from './typed-bets.tsx';
import { useDraft } from './use-draft.ts';

const [game] = games;
const play = playOf('SSC', 'five-direct-typed');

function Panel({ typed }: { readonly typed: Play }) {
  if (!game) throw new Error('No game is recorded.');
  const draft = useDraft({ ...game, kind: 'SSC' }, typed);
  const [bets = []] = draft.selection;
  return (
    <>
      <TypedBets play={draft.play} bets={bets} onBets={(next, wrong) => draft.choose([next], wrong)} />
      <DraftSum draft={draft} />
      <output aria-label="draft">{`${bets.length} from ${bets[0]}`}</output>
      <button type="button" onClick={draft.clear}>
        bet
      </button>
      <button type="button" onClick={() => draft.choose([['99999']])}>
        edit another
      </button>
    </>
  );
}

describe('more typed bets than one bet has room for', () => {
  beforeAll(() => startTestPage({ lottery: messages }));
  beforeEach(() => {
    if (!play) throw new Error('There is no such play.');
    render(<Panel typed={play} />, { wrapper: TestPage });
    fireEvent.change(field(), { target: { value: '00000-05002 1x' } });
  });
  const field = () => screen.getByRole('textbox');
  const draft = () => screen.getByRole('status', { name: 'draft' }).textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('are the next ones once the others are bet: the field shows those that the draft has', () => {
    expect(draft()).toBe('5000 from 00000');
    press('bet');
    expect(field()).toHaveValue('05000\n05001\n05002\n1x');
    expect(draft()).toBe('3 from 05000');
    expect(screen.getByText('1 not understood', { selector: '.fault' })).toBeVisible();
    press('bet');
    expect(field()).toHaveValue('1x');
    expect(draft()).toBe('0 from undefined');
  });

  it('do not get into another bet that is edited instead', () => {
    press('edit another');
    expect(field()).toHaveValue('99999\n1x');
    expect(draft()).toBe('1 from 99999');
  });
});

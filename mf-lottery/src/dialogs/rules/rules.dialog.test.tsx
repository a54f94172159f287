import { gameKinds, playsOf } from '@tessera/shared/lottery';
import { startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen } from '@testing-library/react';
import lottery from '../../../locales/ko.json';
import RulesDialog from './rules.dialog.tsx';

it.each(gameKinds)(
  'the rules of %s name each play, with its odds, its chance or its return, and no missing text',
  async (kind) => {
    await startTestPage({ lottery, ui });
    const { container } = render(<RulesDialog params={{ kind }} close={() => undefined} />);
    expect(await screen.findAllByRole('term')).toHaveLength(playsOf(kind).length);
    expect(container.textContent).not.toMatch(/Infinity|NaN|undefined|(?:play|method|range|row)\.\w/);
  },
);

describe('in a browser whose scrolling answers a promise', () => {
  const { scrollIntoView } = HTMLElement.prototype;
  afterEach(() => {
    HTMLElement.prototype.scrollIntoView = scrollIntoView;
  });

  it('the rules scroll to the play that is open, and close without an error', async () => {
    await startTestPage({ lottery, ui });
    const scrolled: string[] = [];
    HTMLElement.prototype.scrollIntoView = function scroll() {
      scrolled.push(this.textContent);
      return Promise.resolve() as unknown as undefined;
    };
    const { unmount } = render(<RulesDialog params={{ kind: 'K3', playCode: 'pair' }} close={() => undefined} />);
    expect(scrolled).toEqual([expect.stringContaining(lottery.play.pair.name)]);
    expect(unmount).not.toThrow();
  });
});

it.each(gameKinds)('the rules of %s say that there is no 3 bottom only where Laos is drawn', async (kind) => {
  await startTestPage({ lottery, ui });
  const { container } = render(<RulesDialog params={{ kind }} close={() => undefined} />);
  await screen.findAllByRole('term');
  expect(container.textContent?.includes(lottery.rules.withoutBottom3)).toBe(kind === 'LAO');
});

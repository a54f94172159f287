import { screen } from '@testing-library/react';
import { followBuilds } from './watch-mode.ts';

const reload = jest.fn();
/** What each build on the page answers when it is asked for changes. */
const answering = (...answers: (readonly string[] | null | Error)[]) => {
  globalThis.tesseraHotUpdates = new Set(
    answers.map((answer) => async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  );
};
let at = 0;
const build = (hash: string) => ({ at: ++at, hash });

beforeEach(async () => {
  reload.mockClear();
  answering();
  await followBuilds({ wallet: build('start') }, reload);
  reload.mockClear();
});
afterEach(() => {
  globalThis.tesseraHotUpdates = undefined;
});

describe('a build of the watch', () => {
  it('that changes components is taken over, and the page keeps its state', async () => {
    answering(null, ['./src/pages/deposit']);
    await followBuilds({ wallet: build('other') }, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['a module that cannot be replaced', [new Error('Aborted: ./src/contract.ts is not accepted')]],
    ['nothing that this page runs', [null, null]],
  ])('that changes %s reloads the page', async (_, answers) => {
    answering(...answers);
    await followBuilds({ wallet: build('another') }, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of the same code, as after a change of messages, reloads the page', async () => {
    answering(['./src/pages/deposit']);
    await followBuilds({ wallet: build('start') }, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that fails is shown with its error, until one succeeds', async () => {
    await followBuilds({ wallet: { at: ++at, error: 'Expression expected' } }, reload);
    expect(screen.getByRole('alert')).toHaveTextContent('wallet: Expression expected');
    expect(reload).not.toHaveBeenCalled();
    answering(['./src/pages/deposit']);
    await followBuilds({ wallet: build('mended') }, reload);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});

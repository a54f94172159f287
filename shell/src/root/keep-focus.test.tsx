import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <header><div><button id="sign-in">로그인</button></div><a href="/">홈</a></header>
      <main id="main" tabindex="-1"><section><button id="place">베팅</button><input id="amount"></section></main>
    </div>`;
  stop = keepFocus();
});
afterEach(() => stop());
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The removal is noticed first, however late, and only then the time counts. */
const settle = () => pass(0).then(() => pass(100));
const element = (id: string) => document.getElementById(id) as HTMLElement;

describe('the focus of an element that is removed', () => {
  it('goes to what surrounded the element and still has something to reach', async () => {
    element('sign-in').focus();
    element('sign-in').remove();
    await settle();
    expect(document.activeElement?.tagName).toBe('HEADER');
    element('place').focus();
    element('place').remove();
    await settle();
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('is kept for what had the focus before this code arrived', async () => {
    stop();
    element('place').focus();
    stop = keepFocus();
    element('place').remove();
    await settle();
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('goes to the page when nothing of its surroundings is left', async () => {
    const dialog = document.createElement('div');
    dialog.innerHTML = '<button>닫기</button>';
    document.body.append(dialog);
    dialog.querySelector('button')?.focus();
    dialog.remove();
    await settle();
    expect(element('main')).toHaveFocus();
  });

  it('is given again when the page was locked at first and took none', async () => {
    element('place').focus();
    const locked = jest.spyOn(element('main').firstElementChild as HTMLElement, 'focus').mockImplementation();
    element('place').remove();
    await settle();
    expect(document.body).toHaveFocus();
    locked.mockRestore();
    document.body.append(document.createElement('div'));
    await settle();
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('goes to the page when it was in a frame, such as that of a game', async () => {
    element('amount').focus();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    // A browser gives a frame the focus without an event in this document, but for the blur of its window.
    const active = jest.spyOn(document, 'activeElement', 'get').mockReturnValueOnce(frame);
    window.dispatchEvent(new Event('blur'));
    active.mockRestore();
    element('amount').blur();
    frame.remove();
    await settle();
    expect(element('main')).toHaveFocus();
  });

  it('stays where somebody has moved it meanwhile', async () => {
    element('place').focus();
    element('place').remove();
    element('amount').focus();
    await settle();
    expect(element('amount')).toHaveFocus();
  });

  it('leaves no trace on an element that it was lent to', async () => {
    element('sign-in').focus();
    element('sign-in').remove();
    await settle();
    const header = document.querySelector('header');
    element('amount').focus();
    expect([header?.hasAttribute('tabindex'), header?.style.outline]).toEqual([false, '']);
  });
});

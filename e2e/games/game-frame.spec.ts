import type { Page } from '@playwright/test';
import { popularSlots } from '../pages/game-list.ts';
import { siteOf } from '../pages/site.ts';
import { demo, readGreeting, register, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a game that sends its exit five hundred times leads one page back, and none while the deposit form lies over it', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { game, games, member, menu } = site;
  await readGreeting(site);
  await signIn(site, demo.member);
  await menu.help.click();
  await expect(page).toHaveURL(/\/help$/);
  await menu.choose('games:menu.centre');
  await games.link(popularSlots[0]).click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(game.spin).toBeVisible();

  await game.send('deposit', 20);
  await expect(member.root).toBeVisible();
  await expect(page).toHaveURL(/\/member\/depositv2$/);
  await game.send('exit', 20);
  await game.send('deposit', 20);
  await expect(page).toHaveURL(/\/member\/depositv2$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(member.root).toHaveCount(0);
  await game.send('exit', 500);
  await expect(page).toHaveURL(/\/rng$/);
  await expect(games.mostPlayed).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('/seamless opens a game in its frame as /game does', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  await readGreeting(site);
  await signIn(site, demo.member);
  for (const path of ['/game', '/seamless']) {
    await site.open(`${path}?code=${popularSlots[0]}`);
    await expect(site.game.spin).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/play/${popularSlots[0]}#launch=`));
  }
});

/** What a text says in figures: `−1,000 P` is -1000. */
const figuresIn = (text: string | null): number[] =>
  (text?.match(/[−-]?\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '').replace('−', '-')));

test('a reload during a spin shows the round afterwards, and the visit goes on with its time, stake and result', async ({
  page,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { game, text } = site;
  await readGreeting(site);
  await signIn(site, demo.member);
  // A game that no other test spins, as this account has one last round in each.
  await site.open(`/game?code=${popularSlots[3]}`);
  await expect(game.spin).toBeEnabled();
  const figure = (key: string) => page.locator('dt', { hasText: text(key) }).locator('xpath=following-sibling::dd');
  const [net, staked] = [figure('games:session.net'), figure('games:session.staked')];
  const clock = page.getByRole('timer');
  await expect(clock).toHaveText(/^00:00:0[3-9]|^00:00:[1-5]|^00:0[1-9]/);
  await expect.poll(async () => figuresIn(await staked.textContent())).toEqual([0]);
  await game.spin.click();
  // The bet is taken, and the reels turn.
  await expect.poll(async () => figuresIn(await staked.textContent())).not.toEqual([0]);
  const reloadedAtMs = Date.now();
  await page.reload();

  const [before = '', between = '', after = ''] = text('slots:lastRound')
    .split(/\{\w+\}/)
    .map((part) => part.trim());
  const resumed = text('slots:resumed');
  await expect(game.notice).toContainText(new RegExp(`${resumed}|${before}`));
  // A spin may win free spins: they begin or go on after the reload, and the round is the last one when they are over.
  if ((await game.notice.textContent())?.includes(resumed)) {
    await page.addLocatorHandler(game.startFreeSpins, (start) => start.click());
    await expect(game.spin).toBeEnabled({ timeout: 90_000 });
    await page.reload();
  }
  for (const part of [before, between, after]) await expect(game.notice).toContainText(part);
  const [stake = 0, won = 0] = figuresIn(await game.notice.textContent());
  expect(stake).toBeGreaterThan(0);
  const secondsShown = async () => {
    const [hours = 0, minutes = 0, seconds = 0] = String(await clock.textContent())
      .split(':')
      .map(Number);
    return (hours * 60 + minutes) * 60 + seconds;
  };
  // The time of the visit comes with its sums, a moment after the game.
  await expect.poll(async () => (await secondsShown()) - (Date.now() - reloadedAtMs) / 1000).toBeGreaterThan(1);
  await expect.poll(async () => figuresIn(await staked.textContent())).toEqual([stake]);
  await expect.poll(async () => figuresIn(await net.textContent())).toEqual([won - stake]);
});

/** Texts of the page around a game that are broken into lines, or that leave their box or the window. */
const brokenTexts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [box, ink] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
        const lines = ink.height / Number.parseFloat(getComputedStyle(element).lineHeight);
        return box.width > 1 && (lines > 1.5 || ink.right > box.right + 1 || box.right > window.innerWidth);
      })
      .map((element) => element.textContent),
  );

test('on every phone the spin button of a slot stays in reach after a refusal, and no amount around it is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const site = siteOf(page, 'lotus');
  const { game, games, text } = site;
  await register(site);
  await site.open(`/game?code=${popularSlots[0]}`);
  await game.spin.click();
  await expect(game.notice).toContainText(text('slots:error.INSUFFICIENT_FUNDS'));
  // As after a long visit; a new member has lost nothing yet.
  const net = page.locator('dd').nth(2);
  await net.evaluate((element) => {
    element.textContent = '−12.040.000 điểm';
  });
  for (const [width, height] of [
    [320, 640],
    [320, 568],
    [360, 740],
    [390, 844],
    [640, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(game.spin, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    await game.spin.click({ trial: true });
    expect(await brokenTexts(page, 'dt, dd, button > span'), `${width} × ${height}`).toEqual([]);
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await game.about.click();
    await expect(games.detail.locator('dd')).toHaveCount(6);
    expect(await brokenTexts(page, '[role="dialog"] dd'), `${width}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(games.detail).toHaveCount(0);
  }
});

import type { Locator, Page } from '@playwright/test';
import { approveDeposit, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { register } from '../support/player.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

/** Cells of a table whose content is wider than they are, or that name nothing. */
const faultyCells = (part: Locator) =>
  part.locator('td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const [box, text] = [cell.getBoundingClientRect(), range.getBoundingClientRect()];
        return text.right > box.right + 1 || text.left < box.left - 1 || cell.textContent?.trim() === '–';
      })
      .map((cell) => cell.textContent),
  );

/** Words of a table's cells or rows of a list, and of their labels, that are broken into two lines. */
const brokenWords = (part: Locator) =>
  part.locator('td, li, fieldset label').evaluateAll((cells) => {
    const brokenIn = (root: Node): string[] => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    };
    /** What is drawn before a cell has no text that can be measured: the same text is, in a box of the same kind. */
    const brokenInLabel = (cell: Element): string[] => {
      const drawn = getComputedStyle(cell, '::before');
      if (drawn.content === 'none' || drawn.display === 'none') return [];
      const label = document.createElement('span');
      label.textContent = cell.getAttribute('data-head');
      for (const name of ['width', 'font', 'letter-spacing', 'overflow-wrap', 'word-break', 'hyphens', 'white-space'])
        label.style.setProperty(name, drawn.getPropertyValue(name));
      Object.assign(label.style, { position: 'absolute', display: 'block' });
      document.body.append(label);
      const broken = brokenIn(label);
      label.remove();
      return broken;
    };
    return cells.flatMap((cell) => [...brokenIn(cell), ...brokenInLabel(cell)]);
  });

/** Gaps between drawn numbers that stand beside each other, in pixels. */
const gapsOfNumbers = (page: Page) =>
  page
    .getByRole('main')
    .locator('span')
    .evaluateAll((all) =>
      all
        .filter(
          ({ children }) =>
            children.length >= 3 && [...children].every((one) => /^\d{1,2}$/.test(one.textContent ?? '')),
        )
        .flatMap(({ children }) => {
          const boxes = [...children].map((one) => {
            const text = document.createRange();
            text.selectNodeContents(one);
            const [box, ink] = [one.getBoundingClientRect(), text.getBoundingClientRect()];
            return { left: Math.min(box.left, ink.left), right: Math.max(box.right, ink.right), top: box.top };
          });
          return boxes.flatMap((box, at) => {
            const next = boxes[at + 1];
            return next && Math.abs(next.top - box.top) < 2 ? [next.left - box.right] : [];
          });
        }),
    );

/** Lines of a choice that begin before its title does, where they are cut off. */
const textsCutOff = (page: Page) =>
  page.locator('label:has([type="radio"])').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const lines: { text: string | null; left: number }[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { left, width } of range.getClientRects())
          if (width > 0) lines.push({ text: texts.currentNode.textContent, left });
      }
      return lines.filter(({ left }) => left < (lines[0]?.left ?? 0) - 1).map(({ text }) => text);
    }),
  );

test('the toast of a decided deposit neither moves nor covers the member centre; on a phone its account record and bonus details show words and references whole and name every row', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'lotus');
  const { deposit, member, promotions } = site;
  const account = await register(site);
  await site.open('/member/depositv2');
  // Two methods and three choices of a bonus.
  await expect(page.getByRole('radio')).toHaveCount(5);
  expect(await textsCutOff(page)).toEqual([]);
  await deposit.amount.fill('500000');
  await deposit.submit.click();
  await expect(deposit.guide).toBeVisible();
  await member.item('wallet:menu.record').click();
  await member.close.focus();
  const places = () => Promise.all([member.root, member.close].map((part) => part.boundingBox()));
  const before = await places();
  await approveDeposit(await openConsole(browser), account);
  await expect(site.closeToast).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(member.close).toBeFocused();
  await member.close.click({ trial: true });
  await site.closeToast.click();

  await site.open('/promotions');
  await promotions.promotion('first-deposit').click();
  await promotions.claim.click();
  await expect(promotions.wagering).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/member/transactionHistory', '/member/bonusDetails']) {
      await site.open(path);
      // The home page lies below.
      await expect(member.root.locator('td')).not.toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await faultyCells(member.root)).toEqual([]);
      expect(await brokenWords(member.root), `${width} ${path}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/member/depositv2?list=all', '/member/transferFund']) {
    await site.open(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const beside = member.root
      .locator('button, label, li, p')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().right > 321).map((p) => p.textContent),
      );
    expect(await beside).toEqual([]);
    expect(await brokenWords(member.root), path).toEqual([]);
  }
});

test('on a narrow phone nothing of the lottery page is cut off and the countdown stays visible', async ({ page }) => {
  const { open, text } = await become(page, 'visitor');
  // On the smallest phones the first row of choices stands above the bar before anything is scrolled.
  await page.setViewportSize({ width: 320, height: 568 });
  await open('/lottery?gameCode=11X5');
  await page
    .getByRole('button', { name: /^06\D*$/ })
    .first()
    .click({ trial: true });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await open('/lottery?gameCode=11X5');
    const main = page.getByRole('main');
    await expect(main.getByText(text('lottery:game.last')).first()).toBeVisible({ timeout: 30_000 });
    const name = main.getByText(text('lottery:row.place1'), { exact: true });
    expect((await name.boundingBox())?.height).toBeLessThan(30);
    const outside = main.getByRole('button').evaluateAll((buttons) =>
      buttons
        // Methods that do not fit are swiped to.
        .filter(
          (button) => button.parentElement && button.parentElement.scrollWidth <= button.parentElement.clientWidth,
        )
        .filter((button) => button.getBoundingClientRect().right > window.innerWidth)
        .map((b) => b.textContent),
    );
    expect(await outside).toEqual([]);
    // Each pair is measured at one moment: the page may still be scrolling to where it was.
    const tops = await main
      .getByRole('tab')
      .evaluateAll(
        (tabs, names) =>
          names.map((named) => tabs.find((tab) => tab.textContent === named)?.getBoundingClientRect().y ?? named),
        [text('lottery:past.title'), text('lottery:bets.settled')],
      );
    expect(tops[0]).toEqual(expect.any(Number));
    expect(tops[1]).toBe(tops[0]);
    const timer = main.getByRole('timer').filter({ visible: true }).first();
    const inset = await timer.evaluate((element) => {
      const [ring, card] = [element.parentElement, element.closest('[aria-current]')].map(
        (part) => part?.getBoundingClientRect().y,
      );
      return (ring ?? Number.NaN) - (card ?? Number.NaN);
    });
    expect(inset).toBeGreaterThanOrEqual(4);
    // What the keyboard reaches is neither under the card, which stays, nor under the bar of the bet.
    const last = main.getByRole('button', { name: /^11\D*$/, exact: true }).last();
    // A page that the edge has rendered for another device is rendered anew, and what was focused is gone.
    await expect.poll(() => isTakenOver(last)).toBe(true);
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click({ trial: true });
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, 900);
    await expect(main.getByRole('timer').filter({ visible: true }).first()).toBeInViewport();
  }
});

test('in a short window, e.g. at 200 % zoom, the bars scroll away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { open, header, bottomBar, text } = await become(page, 'visitor');
  await open('/help');
  await expect(header.banner).toBeInViewport();
  await expect(bottomBar.bar).not.toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(header.banner).not.toBeInViewport();
  // The bet is in the page, and not in a bar at its foot.
  await open('/lottery?gameCode=K3');
  const slip = page.getByRole('complementary', { name: text('lottery:slip.title') });
  // A page that the edge has rendered for another device is rendered anew, and what was scrolled to is gone.
  await expect(() => slip.scrollIntoViewIfNeeded()).toPass();
  await expect(slip.getByRole('button')).toBeInViewport();
  await expect(page.getByRole('button', { name: text('lottery:panel.add'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: text('lottery:panel.addShort'), exact: true })).toBeHidden();
});

test('on the smallest phones home of lotus is not too wide and its drawn numbers stand apart', async ({ page }) => {
  const { open, header } = siteOf(page, 'lotus');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await open('/index');
    await expect(header.register).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect.poll(() => gapsOfNumbers(page)).not.toEqual([]);
    expect(Math.min(...(await gapsOfNumbers(page))), `${width}`).toBeGreaterThan(0);
  }
});

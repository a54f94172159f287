import type { Locator } from '@playwright/test';
import { likeMessage, literally } from '../support/messages.ts';
import { buttonIn, dialogOf, fieldIn, type Tab } from './tab.ts';

/** Promotions: the list, one of them, the greeting of newcomers and the notices. */
export function promotionPages(tab: Tab) {
  const { page, text } = tab;
  const greeting = page.getByRole('dialog', { name: text('promotions:greeting.title'), exact: true });
  return {
    title: page.getByRole('heading', { level: 1, name: text('promotions:list.title') }),
    /** What the list says to whom nothing is offered. */
    closed: page.getByText(text('promotions:closed.detail')),
    /** Leads from the list to the promotion of that id. */
    promotion: (id: string): Locator => page.getByRole('heading').locator(`a[href$="id=${id}"]`),
    notYet: page.getByText(text('promotions:own.comingSoon')),
    join: buttonIn(page.getByRole('main'), text('promotions:card.join')),
    missing: page.getByText(text('promotions:detail.missing'), { exact: true }),
    /** A preview of what is being written, and its sentence that says so. */
    previewNote: page.getByText(likeMessage(text('promotions:preview.note'))),
    previewTitle: page.getByRole('main').locator('h1'),
    /** The form of an application, and what it shows of each picture. */
    comment: fieldIn(page, text('promotions:apply.comment')),
    choosePictures: page.locator('input[type="file"]'),
    pictureStatus: (status: 'sent' | 'failed'): Locator =>
      page.getByText(text(status === 'sent' ? 'promotions:apply.picture.sent' : 'promotions:error.picture_invalid')),
    removePicture: (name: string): Locator =>
      buttonIn(page, text('promotions:apply.picture.remove').replace('{{name}}', name)),
    sendApplication: buttonIn(page, text('promotions:apply.send')),
    applyAgain: buttonIn(page, text('promotions:apply.again')),
    /** The member's own state, beside the heading of their part. */
    state: (state: string): Locator => page.getByText(text(`promotions:state.${state}`), { exact: true }),
    days: page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: likeMessage(text('promotions:signIn.day')) }),
    signedToday: page.getByText(likeMessage(text('promotions:signIn.next'))),
    claim: page.getByRole('button', { name: likeMessage(text('promotions:own.claim')) }),
    wagering: page.getByRole('progressbar', { name: text('promotions:own.progress') }),
    giveUp: buttonIn(page.getByRole('main'), text('promotions:leave.bonus')),
    /** The promotion's page asks in an alert dialog, other pages in a dialog. */
    confirmGiveUp: buttonIn(
      page.getByRole('alertdialog').or(dialogOf(tab, 'promotions:leave.title')),
      text('promotions:leave.bonus'),
    ),
    notices: dialogOf(tab, 'promotions:notices.title'),
    /** The reward centre: a reward's claim, by the promotion's title. */
    rewards: {
      claim: (title: string): Locator => page.getByRole('button', { name: new RegExp(`^${literally(title)}: `) }),
      history: buttonIn(page, text('promotions:rewards.history')),
    },
    /** Tournaments, a tab of the reward centre. */
    tournament: {
      tab: page.getByRole('tab', { name: text('promotions:tournaments.title') }),
      join: page.getByRole('button', { name: new RegExp(`: ${literally(text('promotions:tournaments.join'))}$`) }),
      /** The button of the tournament of that name. */
      joinOf: (name: string): Locator => buttonIn(page, `${name}: ${text('promotions:tournaments.join')}`),
      leave: page.getByRole('button', { name: new RegExp(`: ${literally(text('promotions:tournaments.leave'))}$`) }),
      noScore: page.getByText(text('promotions:tournaments.noScore')),
      scored: page.locator('dd').filter({ hasText: likeMessage(text('promotions:tournaments.multiple')) }),
      question: page.getByRole('alertdialog'),
      confirm: buttonIn(page.getByRole('alertdialog'), text('promotions:tournaments.leave')),
    },
    /** The tab of the raffles: the card of one, by its title, and the page that checks it. */
    raffles: {
      tab: page.getByRole('tab', { name: text('promotions:raffles.tab'), exact: true }),
      card: (title: string): Locator =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
      check: text('promotions:raffles.check'),
      isRight: (step: 'seed' | 'list' | 'winners'): Locator =>
        page.getByText(text(`promotions:drawCheck.${step}Ok`), { exact: true }),
    },
    /** The tab of the red envelopes: the card of a drop, by its title. */
    envelopes: {
      tab: page.getByRole('tab', { name: text('promotions:envelopes.tab'), exact: true }),
      card: (title: string): Locator =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
      open: (title: string): Locator =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
          .getByRole('button', { name: text('promotions:envelopes.open') }),
    },
    /** The newest wins: their list is opened on the home page. */
    winners: {
      all: buttonIn(page, text('promotions:winners.all')),
      dialog: dialogOf(tab, 'promotions:winners.title'),
      /** Whether the member's own wins are on the list. */
      shown: dialogOf(tab, 'promotions:winners.title').getByRole('switch'),
    },
    /** Missions in the member centre: the claim of a mission or of the day's sign-in, by its name. */
    missions: {
      claim: (name: string): Locator => page.getByRole('button', { name: new RegExp(`^${literally(name)}: `) }),
      claimed: (name: string): Locator =>
        page.getByRole('listitem').filter({ hasText: name }).getByText(text('promotions:missions.state.claimed')),
      ownPlace: page.getByText(likeMessage(text('promotions:missions.board.mine'))),
      noPlace: page.getByText(likeMessage(text('promotions:missions.board.noPlace'))),
      showMe: page.getByRole('switch', { name: text('promotions:missions.board.showMe') }),
    },
    /** The cashback page of the member centre. */
    cashback: {
      nothingToday: page.getByText(text('promotions:cashback.noBets')),
      rateOf: (product: string): Locator =>
        page
          .locator('dt')
          .filter({ hasText: text(`promotions:product.${product}`) })
          .locator('+ dd'),
      claim: page.getByRole('button', { name: likeMessage(text('promotions:own.claim')) }),
      levels: page.getByRole('link', { name: text('promotions:cashback.toLevels') }),
    },
    /** The VIP page: its levels, the member's own, and the bars to the next one. */
    vip: {
      levels: page.getByRole('main').locator('ol > li'),
      own: page.getByRole('main').locator('li[aria-current="step"]'),
      progress: page.getByRole('main').getByRole('progressbar'),
    },
    /** The point mall: what points become, the rewards and the record. */
    points: {
      signIn: buttonIn(page.getByRole('main'), text('promotions:own.signIn')),
      rateOf: (type: string): Locator =>
        page
          .locator('dt')
          .filter({ hasText: text(`promotions:points.type.${type}`) })
          .locator('+ dd'),
      /** The member's balance, as `35.00`. */
      holds: (points: string): Locator =>
        page
          .getByRole('main')
          .getByText(`${points} ${text('promotions:points.unit')}`, { exact: true })
          .first(),
      amount: fieldIn(page, text('promotions:points.toConvert')),
      convert: buttonIn(page.getByRole('main'), text('promotions:points.convert')),
      /** The question before points are converted. */
      question: dialogOf(tab, 'promotions:points.convertTitle'),
      setPassword: buttonIn(page, text('promotions:points.setPassword')),
      converted: page.getByText(likeMessage(text('promotions:points.converted'))),
      /** Confirms the question with the payment password. */
      async confirm(pin: string): Promise<void> {
        const question = dialogOf(tab, 'promotions:points.convertTitle');
        await fieldIn(question, text('promotions:points.password')).fill(pin);
        await buttonIn(question, text('promotions:points.convert')).click();
      },
      tooMany: page.getByText(likeMessage(text('promotions:points.tooMany'))),
      rewards: page.getByRole('main').locator('h3'),
      noChanges: page.getByText(text('promotions:points.noChanges')),
      redemptions: page.getByText(text('promotions:points.views.redemptions'), { exact: true }),
      noRedemptions: page.getByText(text('promotions:points.noRedemptions')),
    },
    /** The page to invite friends, in the member centre. */
    referral: {
      link: page.locator('dd').filter({ hasText: 'referralCode=' }),
      code: page
        .locator('dt')
        .filter({ hasText: text('promotions:referral.code') })
        .locator('+ dd'),
      copy: buttonIn(page, text('promotions:referral.copy')),
      copied: page.getByText(text('ui:copy.done').replace('{{name}}', text('promotions:referral.link'))),
      none: page.getByText(text('promotions:referral.none')),
      state: (status: string): Locator =>
        page.getByRole('listitem').getByText(text(`promotions:referral.status.${status}`), { exact: true }),
      /** A figure of the funnel. */
      figure: (step: string): Locator =>
        page
          .locator('dt')
          .filter({ hasText: new RegExp(`^${literally(text(`promotions:referral.step.${step}`))}$`) })
          .locator('+ dd > span')
          .first(),
    },
    /** The member's messages, in the member centre. */
    inbox: {
      title: page.getByRole('heading', { level: 2, name: text('promotions:inbox.title') }),
      /** Says how many are new while there are any. */
      notices: buttonIn(page, text('promotions:inbox.notices')).or(
        page.getByRole('button', { name: likeMessage(text('promotions:inbox.newNotices')) }),
      ),
      /** A message, by the title of its topic; unread ones say so. */
      messages: page.getByRole('dialog').or(page.getByRole('main')).locator('button[aria-expanded]'),
      unread: page.getByText(`(${text('promotions:inbox.new')})`),
      /** Leads from an open message to its promotion. */
      toPromotion: page.getByRole('link', { name: text('promotions:inbox.open.promotions'), exact: true }),
      remove: buttonIn(page, text('promotions:inbox.delete')),
      undo: buttonIn(page, text('promotions:inbox.undo')),
      readAll: buttonIn(page, text('promotions:notices.readAll')),
      empty: page.getByText(text('promotions:inbox.empty')),
    },
    greeting,
    closeGreeting: buttonIn(greeting, text('promotions:greeting.close')),
  };
}

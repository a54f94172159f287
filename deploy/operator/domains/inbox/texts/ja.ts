import type { TopicTexts } from '../topics.ts';
import { ja as agentTexts } from './agent-ja.ts';

export const ja: TopicTexts = {
  'deposit.credited': (amount, reference) => ({
    title: '入金が反映されました',
    content: `入金 ${reference} の ${amount} が残高に反映されました。`,
  }),
  'deposit.rejected': (amount, reference) => ({
    title: '入金は承認されませんでした',
    content: `入金 ${reference}（${amount}）は承認されませんでした。理由は入金ページで確認できます。`,
  }),
  'deposit.reversed': (amount, reference) => ({
    title: '入金の支払いが取り消されました',
    content: `決済会社が入金 ${reference} の支払いを取り消しました。お支払いいただく金額は ${amount} です。精算が済むまで出金できません。担当者が確認したうえで残高から差し引きます。ご不明な点はカスタマーサポートへお問い合わせください。`,
  }),
  'withdrawal.rejected': (amount, reference) => ({
    title: '出金は承認されませんでした',
    content: `出金 ${reference} は承認されず、${amount} は残高に戻りました。理由は出金ページで確認できます。`,
  }),
  'withdrawal.submitted': (amount, reference) => ({
    title: '出金が承認されました',
    content: `出金 ${reference} の ${amount} を銀行に送りました。`,
  }),
  'withdrawal.paid': (amount, reference) => ({
    title: '出金が支払われました',
    content: `出金 ${reference} の ${amount} が支払われました。口座を確認し、出金ページで受け取りをお知らせください。`,
  }),
  'withdrawal.failed': (amount, reference) => ({
    title: '銀行が出金を処理できませんでした',
    content: `出金 ${reference} の ${amount} は残高に戻りました。理由は出金ページで確認できます。`,
  }),
  'withdrawal.part-returned': (amount, reference) => ({
    title: '届かなかった金額が残高に戻りました',
    content: `出金 ${reference} のうち ${amount} の支払いは届かなかったため、残高に戻りました。`,
  }),
  'withdrawal.part-overdue': (amount, reference) => ({
    title: '支払いは受け取り済みになりました',
    content: `出金 ${reference} のうち ${amount} の支払いは、期限までにお返事がなかったため受け取り済みになりました。届いていない場合は、異議の期限までに出金ページでお知らせください。`,
  }),
  'withdrawal.part-forced': (amount, reference) => ({
    title: '支払いの到着が確認されました',
    content: `銀行に確認したところ、出金 ${reference} のうち ${amount} の支払いは届いているため、返金されません。詳しくは出金ページをご覧になるか、カスタマーサポートへお問い合わせください。`,
  }),
  'transfer.received': (amount, reference) => ({
    title: '下位の会員から受け取りました',
    content: `下位の会員からの ${amount} が残高に反映されました（振替 ${reference}）。`,
  }),
  'transfer.from-upline': (amount, reference) => ({
    title: '上位のエージェントから受け取りました',
    content: `上位のエージェントからの ${amount} が残高に反映されました（振替 ${reference}）。`,
  }),
  'transfer.sent': (amount, reference, detail) => ({
    title: '下位の会員に送りました',
    content: `${detail} に ${amount} を送りました（振替 ${reference}）。`,
  }),
  'result.raised': (amount, reference) => ({
    title: 'ベットの結果が訂正されました',
    content: `ベット ${reference} の結果が訂正され、残高に ${amount} が加わりました。`,
  }),
  'result.lowered': (amount, reference) => ({
    title: 'ベットの結果が訂正されました',
    content: `ベット ${reference} の結果が訂正され、残高から ${amount} が差し引かれました。`,
  }),
  'result.void-paid': (amount, reference) => ({
    title: 'ベットが無効になりました',
    content: `ベット ${reference} は無効になり、${amount} が残高に戻りました。`,
  }),
  'result.void-taken': (amount, reference) => ({
    title: 'ベットが無効になりました',
    content: `ベット ${reference} は無効になり、残高から ${amount} が差し引かれました。`,
  }),
  'result.owed': (amount, reference) => ({
    title: '訂正されたベットに未精算の金額があります',
    content: `ベット ${reference} の払い戻しが取り消されましたが、残高が足りません。お支払いいただく金額は ${amount} です。精算が済むまで出金できません。担当者が確認したうえで残高から差し引きます。ご不明な点はカスタマーサポートへお問い合わせください。`,
  }),
  'owed.settled': (amount, reference) => ({
    title: '未精算の金額が精算されました',
    content: `ベット ${reference} が再び訂正され、その払い戻しのうち ${amount} が未精算の金額に充てられました。`,
  }),
  'owed.collected': (amount, reference) => ({
    title: '未精算の金額が差し引かれました',
    content: `未精算の金額のうち ${amount} が残高から差し引かれました（${reference}）。`,
  }),
  'owed.written-off': (amount, reference) => ({
    title: '未精算の金額が免除されました',
    content: `${amount} のお支払いは不要になりました（${reference}）。残高からの差し引きはありません。`,
  }),
  'lottery.void-paid': (amount, reference) => ({
    title: '抽せんが無効になりました',
    content: `${reference} の回（模擬抽せん）は無効になり、${amount} が残高に戻りました。`,
  }),
  'lottery.void-taken': (amount, reference) => ({
    title: '抽せんが無効になりました',
    content: `${reference} の回（模擬抽せん）は無効になりました。払い戻しが取り消され、残高から ${amount} が差し引かれました。`,
  }),
  'lottery.stake-returned': (amount, reference) => ({
    title: 'ベット額が返金されました',
    content: `${reference} の回（模擬抽せん）のベットを精算できなかったため、ベット額を返金しました。残高に戻った金額：${amount}`,
  }),
  'chase.won': (amount, reference) => ({
    title: '連続ベットが当せんで止まりました',
    content: `連続ベット ${reference}（模擬抽せん）は当せんして止まりました。ベットしていない回の ${amount} は残高に戻りました。`,
  }),
  'chase.stopped': (amount, reference) => ({
    title: '連続ベットが終了しました',
    content: `連続ベット ${reference}（模擬抽せん）は続けられなくなりました。ベットしていない回の ${amount} は残高に戻りました。理由は宝くじページで確認できます。`,
  }),
  'chase.skipped': (amount, reference) => ({
    title: '連続ベットの一部の回はベットされませんでした',
    content: `連続ベット ${reference}（模擬抽せん）は終了しました。ベットできなかった回の ${amount} は残高に戻りました。該当する回は宝くじページで確認できます。`,
  }),
  'chase.finished': (amount, reference) => ({
    title: '連続ベットがすべての回を終えました',
    content: `連続ベット ${reference}（模擬抽せん）は終了しました。すべての回の抽せんが終わり、払い戻しは合計 ${amount} です。`,
  }),
  'account.added': (_amount, reference) => ({
    title: '銀行口座が追加されました',
    content: `出金用の銀行口座 ${reference} が追加されました。お心当たりがない場合は、パスワードを変更し、すぐにカスタマーサポートへご連絡ください。`,
  }),
  'promotion.granted': (amount, reference) => ({
    title: '申請が承認されました',
    content: `「${reference}」の申請に ${amount} の付与が承認されました。プロモーション画面で条件を確認して受け取ってください。`,
  }),
  'promotion.declined': (_amount, reference, detail) => ({
    title: '申請は承認されませんでした',
    content: detail
      ? `「${reference}」の申請は承認されませんでした。プロモーション画面から再び申請できます。理由：${detail}`
      : `「${reference}」の申請は承認されませんでした。理由はプロモーション画面に表示されており、再び申請できます。`,
  }),
  'vip.raised': (_amount, reference) => ({
    title: 'VIPランクが上がりました',
    content: `ランクは${reference}になりました。特典と維持条件はVIPページでご確認ください。`,
  }),
  'vip.lowered': (amount, reference) => ({
    title: 'VIPランクが変わりました',
    content: `ランクは${reference}になりました。先月のベット額が、前のランクの維持に必要な${amount}に届きませんでした。もう一度上がる条件はVIPページでご確認ください。`,
  }),
  'vip.set': (_amount, reference, detail) => ({
    title: 'VIPランクが設定されました',
    content: `${detail}までランクは${reference}です。特典はVIPページでご確認ください。`,
  }),
  'vip.set-ended': (_amount, reference) => ({
    title: 'VIPランクが変わりました',
    content: `設定されていたランクの期間が終わり、ランクは${reference}になりました。特典と次のランクの条件はVIPページでご確認ください。`,
  }),
  'vip.birthday': (amount) => ({
    title: 'お誕生日おめでとうございます',
    content: `${amount}の誕生日ギフトがリワードセンターに届いています。30日以内に受け取らなかった場合は自動で入金されます。`,
  }),
  'points.approved': (_amount, reference) => ({
    title: 'ポイント交換が承認されました',
    content: `「${reference}」をお送りします。交換の一覧はポイントモールで確認できます。`,
  }),
  'points.rejected': (_amount, reference, detail) => ({
    title: 'ポイント交換が却下されました',
    content: detail
      ? `「${reference}」は交換できず、ポイントをお返ししました。理由：${detail}`
      : `「${reference}」は交換できず、ポイントをお返ししました。理由はポイントモールで確認できます。`,
  }),
  'break.started': (_amount, reference) => ({
    title: '休止を開始しました',
    content: `${reference} まで休止します。それまではベットと入金ができず、プロモーションのご案内もありません。出金と記録の確認は引き続きできます。`,
  }),
  'break.for-good': () => ({
    title: '利用を無期限に停止しました',
    content:
      'このアカウントではベットと入金ができなくなり、プロモーションのご案内もありません。出金と記録の確認は引き続きできます。',
  }),
  'mission.credited': (amount, reference) => ({
    title: 'ミッション報酬が付与されました',
    content: `「${reference}」は達成済みで、期間が終了したため、報酬 ${amount} を残高に自動で付与しました。`,
  }),
  'tournament.won': (amount, reference) => ({
    title: 'トーナメントで賞金を獲得しました',
    content: `「${reference}」の結果が確定し、${amount} を残高に反映しました。最終順位はリワードセンターで確認できます。`,
  }),
  'tournament.cancelled': (_amount, reference) => ({
    title: 'トーナメントが中止になりました',
    content: `「${reference}」は開催されません。お手続きは必要ありません。`,
  }),
  'tournament.stopped': (_amount, reference) => ({
    title: 'トーナメントが予定より早く終了しました',
    content: `「${reference}」は予定より早く終了しました。賞金はその時点のスコアで支払われます。順位はリワードセンターで確認できます。`,
  }),
  'referral.paid': (amount, reference) => ({
    title: '友達招待の報酬を受け取りました',
    content: `${reference}さんの招待の報酬${amount}を残高に加えました。`,
  }),
  'referral.welcomed': (amount, reference) => ({
    title: '登録の報酬を受け取りました',
    content: `${reference}さんの招待で登録した報酬${amount}を残高に加えました。`,
  }),
  'raffle.won': (amount, reference) => ({
    title: '抽せんに当選しました',
    content: `「${reference}」で${amount}が当選しました。リワードセンターで受け取れます。期限までに受け取らない場合は自動で反映されます。`,
  }),
  ...agentTexts,
};

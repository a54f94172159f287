import type { PromotionWriters, WrittenPlan } from './promotion-writers.ts';

const depositTerms = (
  { percent, cap, minimum, maximumBet, rolling, example, days, daysToClaim }: WrittenPlan,
  which: string,
) => `
<h3>受け取り方</h3>
<ol><li>この画面からご自分で申請します。あらかじめ選択されていることはありません。</li>
<li>${which}が ${minimum} 以上なら、入金額の ${percent}%（最大 ${cap}）が<strong>ボーナスマネー</strong>として入ります。</li>
<li>申請前に入金した場合は、入金後 ${daysToClaim} 日以内で、その後出金もベットもしていなければ受け取れます。</li></ol>
<h3>賭け条件 ${rolling}%</h3>
<p>入金額とボーナスの合計の ${rolling}% をベットすると、残ったボーナスマネーがすべて残高に変わります。例: ${example.deposit} を入金してボーナス ${example.bonus} を受け取ると、ベットするのは ${example.bet} です。期限は受け取った日から ${days} 日です。</p>
<ul><li>ベットは残高から先に使われ、残高が足りないときだけボーナスマネーが使われます。宝くじは残高でのみ購入できます。</li>
<li>条件消化中は、ゲーム 1 ラウンドまたは宝くじ 1 回分のベットの合計が最大 ${maximumBet} です。これを超えるベットは受け付けません。</li>
<li>ベットは結果が確定してから賭け条件に数えます。取り消されたベットは含まれません。</li></ul>
<h3>出金と放棄</h3>
<p>賭け条件が残っている間に出金するには、この画面でボーナスを放棄してください。なくなるのはボーナスマネーだけで、残高はそのままです。出金のために再度入金をお願いすることはありません。</p>`;

/** Promotions in Japanese. */
export const promotionsJa: PromotionWriters = {
  'weekend-cashback': ({ percent, cap }) => ({
    title: `週末の損失 ${percent}% キャッシュバック`,
    summary: '月曜の朝 9 時に自動で入ります。申請は不要です。',
    terms: `<h3>計算方法</h3>
<ul><li>金曜 00:00 から日曜 24:00 までに<strong>残高</strong>でベットした結果を合計します。</li>
<li>純損失の ${percent}% をお返しします。1 人最大 ${cap} です。</li>
<li>ボーナスマネーでのベットと、取り消されたベットは数えません。</li></ul>
<h3>付与の時期</h3>
<p>次の月曜 09:00 に残高に入ります。賭け条件はなく、すぐに出金できます。</p>
<h3>やめるには</h3>
<p>この画面でいつでも参加をやめることができ、再び参加することもできます。体験アカウントは対象外です。</p>`,
  }),
  'fishing-cashback': ({ percent, cap }) => ({
    title: `フィッシング 毎日 ${percent}% キャッシュバック`,
    summary: '昨日のフィッシングの純損失の一部を、今朝 9 時にお返しします。',
    terms: `<ul><li>1 日（00:00–24:00）の間にフィッシングゲームで残高から失った純損失の ${percent}% です。</li>
<li>1 日最大 ${cap} で、翌日 09:00 に入ります。賭け条件はありません。</li>
<li>ほかのゲームの結果は、足すことも引くこともしません。</li></ul>`,
  }),
  'first-deposit': (plan) => ({
    title: `初回入金 ${plan.percent}% ボーナス`,
    summary: `初回入金額の ${plan.percent}% をボーナスマネーで。最大 ${plan.cap}。`,
    terms: depositTerms(plan, '初回の入金'),
  }),
  'month-deposit': (plan) => ({
    title: `期間限定 入金 ${plan.percent}% ボーナス`,
    summary: `期間中の最初の入金額の ${plan.percent}%、最大 ${plan.cap}。`,
    terms: depositTerms(plan, '期間中の最初の入金'),
  }),
  'free-play': ({ trialCredit }) => ({
    title: 'まずは体験マネーで',
    summary: `登録しなくても、体験マネー ${trialCredit} で試せます。`,
    terms: `<p>画面上部の<strong>無料プレイ</strong>を押すと、体験マネー ${trialCredit} 付きの体験アカウントが開きます。</p>
<ul><li>体験マネーは入金も出金もできません。</li><li>体験アカウントはボーナスとキャッシュバックの対象外です。</li></ul>`,
  }),
  'open-odds': () => ({
    title: 'ベットの前に確率を',
    summary: '宝くじの当せん確率と還元率を、ベット画面に表示しています。',
    terms: `<p>宝くじのベット画面には、遊び方ごとの<strong>当せん確率</strong>と<strong>還元率</strong>が表示されています。スロットの RTP はゲームカードの下にあります。</p>
<p>還元率が 100% より低いということは、長く遊ぶほど損をするという意味です。あくまで遊びとしてお楽しみください。</p>`,
  }),
  'daily-sign-in': ({ minimumDay, maximumDay, dayCount }) => ({
    title: '毎日チェックインボーナス',
    summary: `1 日 1 回受け取れます。初日 ${minimumDay}、${dayCount} 日目 ${maximumDay}。`,
    terms: `<ul><li>1 日（00:00–24:00）に 1 回、この画面で受け取ります。残高に入り、賭け条件はありません。</li>
<li>連続した日数に応じて金額が増え、${dayCount} 日目の次は初日の金額に戻ります。</li>
<li>1 日空くと初日の金額に戻ります。受け取った分はそのままです。</li>
<li>全会員への総額が決まっており、残りがこの画面に表示されます。なくなり次第終了します。体験アカウントは対象外です。</li></ul>`,
  }),
  'better-site': ({ cap, rolling, days, daysToClaim, maximumBet }) => ({
    title: '改善のご意見をお寄せください',
    summary: `役に立ったご意見に、最大 ${cap} のボーナスマネー。`,
    terms: `<h3>受け取り方</h3>
<ol><li>改善してほしい点を 140 文字以内で書き、画面の画像を 1～3 枚送ります（PNG または JPG）。</li>
<li>担当者が読み、最大 ${cap} を付与するか、理由を添えてお断りします。お断りのあとも再び申請できます。</li>
<li>付与されたら、${daysToClaim} 日以内にこの画面で受け取ります。期限を過ぎると受け取れません。</li></ol>
<h3>賭け条件 ${rolling}%</h3>
<p>ボーナスの ${rolling}% を ${days} 日以内にベットすると、残ったボーナスマネーが残高に変わります。それまで 1 ラウンドのベットは合計 ${maximumBet} までです。</p>
<p>ボーナスはいつでも放棄でき、すぐに出金できます。なくなるのはボーナスマネーだけです。</p>`,
  }),
  zalo: ({ cap, daysToClaim }) => ({
    title: `Zalo の友だち追加で最大 ${cap}`,
    summary: 'Zalo で友だちに追加した画面の画像をお送りください。',
    terms: `<ol><li>Zalo で当サイトのアカウントを友だちに追加し、その画面の画像を送ります（PNG または JPG）。</li>
<li>担当者が確認し、最大 ${cap} を残高に付与するか、理由を添えてお断りします。</li>
<li>付与から ${daysToClaim} 日以内に受け取らない場合は、自動で残高に入ります。賭け条件はありません。</li></ol>
<p>デモサイトのため、実際の Zalo アカウントはありません。どの画像でもお試しいただけます。</p>`,
  }),
};

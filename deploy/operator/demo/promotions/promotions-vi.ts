import type { PromotionWriters, WrittenPlan } from './promotion-writers.ts';

const depositTerms = (
  { percent, cap, minimum, maximumBet, rolling, example, days, daysToClaim }: WrittenPlan,
  which: string,
) => `
<h3>Cách nhận</h3>
<ol><li>Bạn tự đăng ký tại trang này. Không có gì được chọn sẵn.</li>
<li>${which} từ ${minimum} được cộng ${percent}% (tối đa ${cap}) dưới dạng <strong>tiền thưởng</strong>.</li>
<li>Nếu đã nạp trước khi đăng ký, bạn nhận được trong ${daysToClaim} ngày, miễn là từ đó chưa rút tiền và chưa cược.</li></ol>
<h3>Vòng cược ${rolling}%</h3>
<p>Cược đủ ${rolling}% của tổng tiền nạp và tiền thưởng thì toàn bộ tiền thưởng còn lại thành số dư chính. Ví dụ: nạp ${example.deposit}, nhận ${example.bonus}, cược ${example.bet}. Thời hạn ${days} ngày từ ngày nhận.</p>
<ul><li>Cược trừ số dư chính trước, chỉ dùng tiền thưởng khi số dư chính không đủ. Xổ số chỉ dùng số dư chính.</li>
<li>Khi đang hoàn thành vòng cược, tổng cược trên một ván game hoặc một kỳ xổ số tối đa ${maximumBet}. Phần vượt quá không được nhận.</li>
<li>Cược được tính khi đã có kết quả. Cược đã hủy không được tính.</li></ul>
<h3>Rút tiền và bỏ thưởng</h3>
<p>Muốn rút khi còn vòng cược, hãy bỏ thưởng tại trang này. Chỉ tiền thưởng mất đi, số dư chính giữ nguyên. Bạn không bao giờ phải nạp thêm để được rút.</p>`;

/** Promotions in Vietnamese. */
export const promotionsVi: PromotionWriters = {
  'weekend-cashback': ({ percent, cap }) => ({
    title: `Hoàn ${percent}% tiền thua cuối tuần`,
    summary: 'Tiền về lúc 09:00 sáng thứ Hai, không cần đăng ký.',
    terms: `<h3>Cách tính</h3>
<ul><li>Chúng tôi cộng kết quả các cược bằng <strong>số dư chính</strong> từ 00:00 thứ Sáu đến 24:00 Chủ nhật.</li>
<li>Bạn được hoàn ${percent}% số thua ròng, tối đa ${cap} mỗi người.</li>
<li>Cược bằng tiền thưởng và cược đã hủy không được tính.</li></ul>
<h3>Khi nào tiền về</h3>
<p>09:00 thứ Hai kế tiếp, vào số dư chính. Không có vòng cược: rút được ngay.</p>
<h3>Ngừng tham gia</h3>
<p>Bạn có thể ngừng tham gia tại trang này bất cứ lúc nào và tham gia lại. Tài khoản chơi thử không được tính.</p>`,
  }),
  'fishing-cashback': ({ percent, cap }) => ({
    title: `Hoàn ${percent}% bắn cá mỗi ngày`,
    summary: 'Tiền thua ròng bắn cá hôm qua được hoàn lúc 09:00.',
    terms: `<ul><li>${percent}% số thua ròng bằng số dư chính ở game bắn cá trong một ngày (00:00–24:00).</li>
<li>Tối đa ${cap} mỗi ngày, ghi có lúc 09:00 hôm sau. Không có vòng cược.</li>
<li>Kết quả của game khác không được cộng hay trừ.</li></ul>`,
  }),
  'first-deposit': (plan) => ({
    title: `Thưởng ${plan.percent}% lần nạp đầu`,
    summary: `${plan.percent}% lần nạp đầu dưới dạng tiền thưởng, tối đa ${plan.cap}.`,
    terms: depositTerms(plan, 'Lần nạp đầu'),
  }),
  'month-deposit': (plan) => ({
    title: `Hai tuần nạp thưởng ${plan.percent}%`,
    summary: `${plan.percent}% lần nạp đầu trong thời gian diễn ra, tối đa ${plan.cap}.`,
    terms: depositTerms(plan, 'Lần nạp đầu trong thời gian diễn ra'),
  }),
  'free-play': ({ trialCredit }) => ({
    title: 'Chơi thử trước',
    summary: `Xem thử với ${trialCredit} tiền chơi thử, không cần tài khoản.`,
    terms: `<p>Nút <strong>Chơi thử</strong> ở đầu trang mở một tài khoản chơi thử có sẵn ${trialCredit}.</p>
<ul><li>Tiền chơi thử không nạp và không rút được.</li><li>Tài khoản chơi thử không được thưởng hay hoàn tiền.</li></ul>`,
  }),
  'open-odds': () => ({
    title: 'Xem xác suất trước khi cược',
    summary: 'Trang xổ số ghi xác suất và tỷ lệ hoàn trả cạnh cược.',
    terms: `<p>Mỗi kiểu chơi xổ số đều ghi <strong>xác suất trúng</strong> và <strong>tỷ lệ hoàn trả</strong>. RTP của slot nằm dưới thẻ game.</p>
<p>Tỷ lệ hoàn trả dưới 100% nghĩa là chơi lâu sẽ thua. Hãy chơi để giải trí.</p>`,
  }),
  'daily-sign-in': ({ minimumDay, maximumDay, dayCount }) => ({
    title: 'Thưởng điểm danh mỗi ngày',
    summary: `Nhận mỗi ngày một lần. Ngày đầu: ${minimumDay}, ngày thứ ${dayCount}: ${maximumDay}.`,
    terms: `<ul><li>Nhận tại trang này mỗi ngày một lần (00:00–24:00). Tiền vào số dư chính, không cần vòng cược.</li>
<li>Số tiền tăng theo số ngày liên tiếp, sau ngày thứ ${dayCount} bắt đầu lại từ mức ngày đầu.</li>
<li>Nếu bỏ một ngày, bắt đầu lại từ mức ngày đầu. Số tiền đã nhận vẫn giữ nguyên.</li>
<li>Tổng số tiền cho mọi thành viên có hạn, trang này ghi phần còn lại; hết là kết thúc. Tài khoản chơi thử không tham gia.</li></ul>`,
  }),
  'better-site': ({ cap, rolling, days, daysToClaim, maximumBet }) => ({
    title: 'Góp ý để trang tốt hơn',
    summary: `Tiền thưởng đến ${cap} nếu góp ý của bạn có ích.`,
    terms: `<h3>Cách nhận</h3>
<ol><li>Viết điều cần cải thiện trong 140 ký tự và gửi một đến ba ảnh chụp màn hình (PNG hoặc JPG).</li>
<li>Nhân viên đọc và thưởng đến ${cap}, hoặc từ chối kèm lý do. Sau đó bạn có thể gửi lại.</li>
<li>Khi được duyệt, hãy nhận tại trang này trong ${daysToClaim} ngày. Quá hạn sẽ mất.</li></ol>
<h3>Vòng cược ${rolling}%</h3>
<p>Cược đủ ${rolling}% tiền thưởng trong ${days} ngày thì phần tiền thưởng còn lại thành số dư chính. Trong thời gian đó, tổng cược một ván không quá ${maximumBet}.</p>
<p>Bạn có thể bỏ thưởng bất cứ lúc nào và rút tiền. Chỉ mất phần tiền thưởng.</p>`,
  }),
  zalo: ({ cap, daysToClaim }) => ({
    title: `Kết bạn Zalo, nhận đến ${cap}`,
    summary: 'Thêm chúng tôi trên Zalo và gửi ảnh chụp màn hình.',
    terms: `<ol><li>Thêm tài khoản của chúng tôi trên Zalo và gửi ảnh chụp màn hình (PNG hoặc JPG).</li>
<li>Nhân viên kiểm tra và thưởng đến ${cap} vào số dư chính, hoặc từ chối kèm lý do.</li>
<li>Nếu không nhận trong ${daysToClaim} ngày, tiền sẽ tự động vào. Không cần vòng cược.</li></ol>
<p>Đây là trang demo, không có tài khoản Zalo thật. Bạn có thể thử với ảnh bất kỳ.</p>`,
  }),
};

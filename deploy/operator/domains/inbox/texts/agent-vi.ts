import { type AgentTexts, namerOf } from './agent-texts.ts';

const kind = namerOf({
  dividend: 'Cổ tức',
  daily: 'Lương ngày',
  hourly: 'Lương giờ',
  realTime: 'Lương thời gian thực',
});

/** Messages about contracts and bills; `detail` is the kind of contract, `reference` its two sides. */
export const vi: AgentTexts = {
  'contract.offered': (_amount, reference, detail) => ({
    title: 'Có đề nghị hợp đồng',
    content: `Hợp đồng ${kind(detail)}, ${reference}: hãy xem đề nghị ở trang hợp đồng của trung tâm đại lý và trả lời tại đó.`,
  }),
  'contract.accepted': (_amount, reference, detail) => ({
    title: 'Hợp đồng đã được chấp nhận',
    content: `Hợp đồng ${kind(detail)}, ${reference}: đề nghị đã được chấp nhận. Trang hợp đồng cho biết khi nào bắt đầu.`,
  }),
  'contract.rejected': (_amount, reference, detail) => ({
    title: 'Hợp đồng đã bị từ chối',
    content: `Hợp đồng ${kind(detail)}, ${reference}: đề nghị đã bị từ chối. Có thể đề nghị lại.`,
  }),
  'contract.withdrawn': (_amount, reference, detail) => ({
    title: 'Đề nghị đã được rút lại',
    content: `Hợp đồng ${kind(detail)}, ${reference}: đề nghị được rút lại trước khi có trả lời.`,
  }),
  'contract.end-requested': (_amount, reference, detail) => ({
    title: 'Có yêu cầu chấm dứt hợp đồng',
    content: `Hợp đồng ${kind(detail)}, ${reference}: một bên yêu cầu chấm dứt. Hợp đồng chỉ chấm dứt khi bên kia đồng ý ở trang hợp đồng.`,
  }),
  'contract.ended': (_amount, reference, detail) => ({
    title: 'Hợp đồng đã chấm dứt',
    content: `Hợp đồng ${kind(detail)}, ${reference}: đã chấm dứt theo thỏa thuận. Phần đã có đến lúc này vẫn được tính.`,
  }),
  'contract.end-refused': (_amount, reference, detail) => ({
    title: 'Yêu cầu chấm dứt bị từ chối',
    content: `Hợp đồng ${kind(detail)}, ${reference}: yêu cầu chấm dứt bị từ chối, hợp đồng tiếp tục.`,
  }),
  'contract.ended-by-upline': (_amount, reference, detail) => ({
    title: 'Hợp đồng chấm dứt theo hợp đồng cấp trên',
    content: `Hợp đồng ${kind(detail)}, ${reference}: hợp đồng mà bên trả được nhận chấm dứt hoặc có tỷ lệ thấp hơn, nên hợp đồng này chấm dứt. Phần đã có đến lúc đó vẫn được tính.`,
  }),
  'bill.short': (amount, reference, detail) => ({
    title: 'Chưa trả đủ hóa đơn',
    content: `${kind(detail)}, hóa đơn ${reference}: bên trả không đủ tiền. Còn ${amount} chưa trả, có thể trả từng phần.`,
  }),
  'bill.expiring': (amount, reference, detail) => ({
    title: 'Hóa đơn sắp hết hạn',
    content: `${kind(detail)}, hóa đơn ${reference}: ${amount} chưa trả và sẽ hết hạn sau ba ngày.`,
  }),
};

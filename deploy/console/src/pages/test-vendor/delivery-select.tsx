import { useTranslation } from '@tessera/shared/i18n';
import { Select } from '@tessera/shared/ui/select';
import { type TestDelivery, testDeliveries } from '@tessera/shared/wire/console';

/** How the call is sent. */
export function DeliverySelect({
  value,
  onChange,
}: {
  readonly value: TestDelivery;
  readonly onChange: (value: TestDelivery) => void;
}) {
  const { t } = useTranslation('console');
  return (
    <Select
      label={t('testVendor.delivery')}
      options={testDeliveries.map((one) => ({ value: one, label: t(`testVendor.deliveries.${one}`) }))}
      value={value}
      onChange={(next) => onChange(next as TestDelivery)}
    />
  );
}

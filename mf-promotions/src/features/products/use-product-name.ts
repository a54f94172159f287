import { useTranslation } from '@tessera/shared/i18n';

/** Names products by their code; one that this site does not know keeps its code. */
export function useProductName(): (gameType: string) => string {
  const { t, i18n } = useTranslation('promotions');
  return (gameType) =>
    i18n.exists(`promotions:product.${gameType}`) ? t(`product.${gameType}` as 'product.RNG') : gameType;
}

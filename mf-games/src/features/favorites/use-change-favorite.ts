import { ApiError, failureKeys } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { sessionState } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { useCallback } from 'react';
import { useSetFavorite } from '../../api/own-games.ts';
import { port } from '../../port.ts';

/** Keeps a game or lets it go; a visitor is asked to sign in first. */
export function useChangeFavorite(): (code: string, isFavorite: boolean) => void {
  const { t } = useTranslation('games');
  const { mutate } = useSetFavorite();
  return useCallback(
    (code, isFavorite) => {
      const change = () =>
        mutate(
          { code, isFavorite },
          {
            onError: (cause) =>
              toast.show({
                id: 'favorite',
                tone: 'danger',
                title: t('favorites.notKept'),
                detail: cause instanceof ApiError ? t(failureKeys(cause)) : undefined,
              }),
          },
        );
      if (sessionState().role !== 'visitor') return change();
      void port.ask('sign-in', { reason: 'favourite' }).then((answer) => {
        if (answer.status === 'done' && answer.result.isSignedIn) change();
      });
    },
    [mutate, t],
  );
}

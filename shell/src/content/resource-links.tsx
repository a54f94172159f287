import { useTranslation } from '@tessera/shared/i18n';
import { ButtonLink } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import styles from './content.module.css';
import { type Resource, useResourceName } from './use-site-texts.ts';

interface Props {
  readonly resources: readonly Resource[];
  /** Not on a phone: in a narrow window, these links replace the QR codes. */
  readonly isForEverySystem: boolean;
}

/** Links to the merchant's resources, the first one filled. */
export function ResourceLinks({ resources, isForEverySystem }: Props) {
  const { t } = useTranslation('shell');
  const nameOf = useResourceName();
  return (
    <div className={classNames(styles.links, isForEverySystem && styles.narrowOnly)}>
      {resources.map((resource, at) => (
        <ButtonLink
          key={resource.resourceType}
          variant={at === 0 ? 'primary' : 'neutral'}
          size="large"
          icon={<Icon of={DownloadIcon} />}
          href={resource.url}
          data-resource={resource.resourceType}
        >
          {t('content.getFor', { system: nameOf(resource) })}
        </ButtonLink>
      ))}
    </div>
  );
}

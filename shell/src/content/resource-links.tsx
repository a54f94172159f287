import { useTranslation } from '@tessera/shared/i18n';
import { ButtonLink } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import styles from './content.module.css';
import { type Resource, useResourceName } from './use-site-texts.ts';

interface Props {
  readonly resources: readonly Resource[];
  /** The phone's own; unknown, every system's stands in a narrow window, where codes don't. */
  readonly system: 'ios' | 'android' | undefined;
}

/** One press to what the merchant has, the first one filled; one that leads to this very page is followed already. */
export function ResourceLinks({ resources, system }: Props) {
  const { t } = useTranslation('shell');
  const nameOf = useResourceName();
  const offered = resources.filter(
    ({ resourceType, url }) => (!system || resourceType.startsWith(system)) && url !== window.location.href,
  );
  if (offered.length === 0) return null;
  return (
    <div className={classNames(styles.links, !system && styles.narrowOnly)}>
      {offered.map((resource, at) => (
        <ButtonLink
          key={resource.resourceType}
          variant={at === 0 ? 'primary' : 'neutral'}
          size="large"
          icon={<Icon of="download" />}
          href={resource.url}
          data-resource={resource.resourceType}
        >
          {t('content.getFor', { system: nameOf(resource) })}
        </ButtonLink>
      ))}
    </div>
  );
}

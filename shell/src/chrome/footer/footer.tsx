import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useSwitchSet } from '@tessera/shared/switches';
import { Icon } from '@tessera/shared/ui/icons';
import { useLabel } from '../../contributions/labels.ts';
import { useRoutes } from '../../contributions/selectors.ts';
import { licence } from '../../live/server-pushes.ts';
import { bootDocument } from '../../remotes/live-remotes.ts';
import styles from './footer.module.css';
import { type FooterLink, footerGroups } from './footer-links.ts';

/** Game pages listed in the footer while they exist. */
const gamePages = ['/rng', '/live', '/lottery'];

/** Links by subject, the sandbox notice, the help line and the age limit. */
export function Footer() {
  const { t, i18n } = useTranslation('shell');
  const wording = licence.use()[i18n.language];
  const { merchant, licenceKey } = bootDocument();
  const { name, brand } = merchant;
  const label = useLabel();
  const routes = useRoutes();
  const switches = useSwitchSet();
  const games = gamePages.flatMap((path) => {
    const route = routes.find(({ item }) => item.path === path);
    return route ? [{ path, label: label(route.item.title) }] : [];
  });
  return (
    <footer id="site-footer" className={styles.footer} tabIndex={-1}>
      <div className={styles.groups}>
        {games.length > 0 && <Group name={t('footer.group.games')} links={games} />}
        {footerGroups.map(({ key, links }) => (
          <Group
            key={key}
            name={t(`footer.group.${key}`)}
            links={links.flatMap(({ path, label, switch: needed }) =>
              !needed || switches.isOn(needed) ? [{ path, label: t(label) }] : [],
            )}
          />
        ))}
      </div>
      <div className={styles.seal}>
        <Icon of="sandbox" />
        <p>
          <strong>{wording?.title ?? t(`${licenceKey}.title`)}</strong>
          <span>{wording?.text ?? t(`${licenceKey}.text`)}</span>
        </p>
      </div>
      <div className={styles.lines}>
        <p>{t(`footer.help.${brand}`)}</p>
        <p>{t('footer.demo', { name })}</p>
      </div>
    </footer>
  );
}

function Group({ name, links }: { readonly name: string; readonly links: readonly FooterLink[] }) {
  return (
    <nav className={styles.group} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {links.map(({ path, label }) => (
        <Link key={path} to={path} className={styles.link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

import { ToastProvider } from '../../src/ui/toast/toast-provider.tsx';
import styles from './gallery.module.css';
import { sections } from './sections/index.ts';
import { Switchers } from './switchers.tsx';

/** Every component in every state. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Tessera 구성 요소</h1>
        <Switchers />
      </header>
      <div className={styles.grid}>
        {sections.map(({ name, span, Section }) => (
          <section key={name} className={styles.section} data-span={span}>
            <h2 className={styles.title}>{name}</h2>
            <Section />
          </section>
        ))}
      </div>
      <ToastProvider />
    </main>
  );
}

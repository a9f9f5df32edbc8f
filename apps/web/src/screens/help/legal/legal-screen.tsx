import type { FrameView, LegalView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { PageHead } from '../../../ui/page-head.js';
import { LegalPart } from './legal-part.js';
import type texts from './legal.en.json';
import styles from './legal-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    legal: typeof texts;
  }
}

export function LegalScreen({ view, frame }: { view: LegalView; frame: FrameView }) {
  const { t } = useTranslation('legal');
  return (
    <article className={`${styles.page} co-page`}>
      <PageHead title={view.title} lead={view.lead}>
        <p className={`${styles.version} text-small`}>
          {t('version', { date: view.version.text })}
        </p>
      </PageHead>
      <Contents view={view} isOpen={frame.layout === 'desktop'} title={t('contents')} />
      <div className={styles.text}>
        {view.sections.map(({ id, title, parts }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`} className="text-h3">
              {title}
            </h2>
            {parts.map((part, index) => (
              // The parts never change order.
              <LegalPart key={index} part={part} />
            ))}
          </section>
        ))}
        <nav aria-label={t('others')} className={styles.others}>
          <p className="text-label">{t('others')}</p>
          <ul>
            {view.others.map(({ name, href }) => (
              <li key={href}>
                <AppLink href={href}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  );
}

interface ContentsProps {
  view: LegalView;
  /** Folded on phones, where the list is longer than the screen. */
  isOpen: boolean;
  title: string;
}

function Contents({ view, isOpen, title }: ContentsProps) {
  return (
    <nav aria-label={title} className={styles.contents}>
      <details key={view.document} open={isOpen}>
        <summary className="text-h4">{title}</summary>
        <ol>
          {view.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="text-label">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

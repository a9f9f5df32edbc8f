import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import styles from './foot-line.module.css';
import { LegalLinks } from './legal-links.js';

/** The short footer of work pages. */
export function FootLine({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const [phone] = frame.callCentre.phones;
  const language = frame.languages.find(({ current }) => current)?.name;
  return (
    <div className={styles.line} data-theme="dark">
      <p>{t('footer.legal', { brand: frame.brand })}</p>
      <div className={styles.ways}>
        {phone && <a href={phone.href}>{phone.number}</a>}
        <AppLink href={frame.contact.faq}>{t('discover.help')}</AppLink>
        {frame.layout === 'mobile' ? (
          <details className={styles.legal}>
            <summary>{t('footer.notices')}</summary>
            <LegalLinks frame={frame} />
          </details>
        ) : (
          <LegalLinks frame={frame} className={styles.ways} />
        )}
        <a href="#settings">
          <span className="co-hidden">{`${t('settings.title')}: `}</span>
          {`${language} · ${frame.currency.code}`}
        </a>
      </div>
    </div>
  );
}

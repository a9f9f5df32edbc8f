import type { Closable } from '@shop/domain';
import { closeLine, type FrameView, type LinkView } from '@shop/ports/screens';
import type { FormEvent, ReactNode } from 'react';
import { useAction } from '../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import { Icon } from '../../ui/icon.js';
import { useChangeVisitor } from '../../shop/change-visitor.js';
import { useVisitor } from '../../shop/visitor.js';
import styles from './lines.module.css';

const ways = { es: 'offer.goEs', en: 'offer.goEn', pt: 'offer.goPt' } as const;

/** Lines above the header. The HTML has all of them; attributes of `html` select one. */
export function Lines({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const { offers, path } = frame;
  const { banner, app } = frame.layout === 'mobile' ? frame : {};
  return (
    <>
      {offers.map(({ language, tag, href }) => (
        <Line key={language} what="offer" language={language} label={t('offer.label')} path={path}>
          <span lang={tag}>{t(`offer.${language}`)}</span>{' '}
          <a href={href} lang={tag} hrefLang={tag}>
            {t(ways[language])}
          </a>
        </Line>
      ))}
      {banner && (
        <Line what="banner" label={t('lines.banner')} path={path}>
          <Told {...banner} />
        </Line>
      )}
      {app && (
        <Line what="app" label={t('lines.app')} path={path}>
          <Told {...app} />
        </Line>
      )}
    </>
  );
}

const Told = ({ text, link }: { text: string; link: LinkView }) => (
  <>
    <span>{text}</span> <AppLink href={link.href}>{link.name}</AppLink>
  </>
);

interface LineProps {
  what: Closable;
  /** Only for visitors with this language; other lines are for all. */
  language?: string;
  label: string;
  path: string;
  children: ReactNode;
}

function Line({ what, language, label, path, children }: LineProps) {
  const { t } = useTranslation('footer');
  const { closed } = useVisitor();
  const change = useChangeVisitor();
  const { submit } = useAction(closeLine, {
    done: () => change({ closed: [...closed, what] }),
  });
  const close = (event: FormEvent<HTMLFormElement>) => {
    submit(event);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      className={`${styles.line} ${styles[what]}`}
      data-offer-for={language}
      aria-label={label}
    >
      <p>{children}</p>
      <form method="post" action={`/api${closeLine.path}`} onSubmit={close}>
        <input type="hidden" name="path" value={path} />
        <button type="submit" name="what" value={what} aria-label={t('lines.close')}>
          <Icon name="x" size={20} />
        </button>
      </form>
    </aside>
  );
}

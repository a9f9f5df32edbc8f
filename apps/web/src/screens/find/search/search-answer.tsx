import type { LinkView, SearchAnswerView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { Icon } from '../../../ui/icon.js';
import styles from './search-answer.module.css';

interface SearchAnswerProps {
  answer: SearchAnswerView;
  t: TFunction<'search'>;
}

export function SearchAnswer({ answer, t }: SearchAnswerProps) {
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" className="text-h3">
        {t('answer')}
      </h2>
      <p>{answer.text}</p>
      <Links title={t('sources')} links={answer.references} />
      <Links title={t('related')} links={answer.related} isQuestion />
    </section>
  );
}

interface LinksProps {
  title: string;
  links: readonly LinkView[];
  isQuestion?: boolean;
}

function Links({ title, links, isQuestion = false }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3 className={`${styles.title} text-label`}>{title}</h3>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <AppLink className={styles.link} href={href}>
              {isQuestion && <Icon name="search" size={16} />}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

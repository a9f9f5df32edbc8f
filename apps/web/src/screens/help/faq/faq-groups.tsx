import type { FaqView, QuestionView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Accordion } from '../../../ui/accordion.js';
import { AppLink } from '../../../ui/app-link.js';
import { useOpenInHash } from '../../../ui/use-open-in-hash.js';
import styles from './faq-screen.module.css';

/** Questions by phase of a visit; one answer is open at a time. */
export function FaqGroups({ view, t }: { view: FaqView; t: TFunction<'faq'> }) {
  const open = useOpenInHash();
  return view.groups.map(({ key, questions }) => (
    <section key={key} aria-labelledby={`group-${key}`} className={styles.group}>
      <h2 id={`group-${key}`} className="text-h3">
        {t(`group.${key}`)}
      </h2>
      <Accordion
        name="faq"
        open={open}
        items={questions.map((one) => ({
          id: one.id,
          title: one.question,
          content: <Answer question={one} t={t} />,
        }))}
      />
    </section>
  ));
}

function Answer({ question, t }: { question: QuestionView; t: TFunction<'faq'> }) {
  return (
    <div className={styles.answer}>
      {question.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {question.links.length > 0 && (
        <ul className={styles.links} aria-label={t('links')}>
          {question.links.map(({ name, href }) => (
            <li key={name}>
              <AppLink href={href} className="text-label">
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

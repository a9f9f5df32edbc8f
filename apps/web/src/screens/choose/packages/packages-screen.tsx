import type { PackagesView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { PageHead } from '../../../ui/page-head.js';
import { Section } from '../../../ui/section.js';
import { PackageCard } from './package-card.js';
import type texts from './packages.en.json';
import styles from './packages-screen.module.css';

declare module '../../../shop/texts.js' {
  interface Texts {
    packages: typeof texts;
  }
}

export function PackagesScreen({ view }: { view: PackagesView }) {
  const { t } = useTranslation('packages');
  return (
    <div className={`${styles.page} co-page`}>
      <PageHead title={view.title} lead={view.lead} />
      {view.problem && <ProblemAlert problem={view.problem} />}
      {view.packages.map((one, index) => (
        <PackageCard key={one.key} one={one} isEarly={index === 0} t={t} />
      ))}
      <Rules view={view} t={t} />
    </div>
  );
}

function Rules({ view, t }: { view: PackagesView; t: TFunction<'packages'> }) {
  return (
    <Section title={t('rules.title')} className={styles.rules}>
      <ol className={styles.steps}>
        <li>{t('rules.days')}</li>
        <li>{t('rules.early')}</li>
        <li>{t('rules.combo')}</li>
      </ol>
      <p className={styles.ways}>
        <ButtonLink href={view.builder.href}>{view.builder.name}</ButtonLink>
        <ButtonLink href={view.promotions.href} tone="outline">
          {view.promotions.name}
        </ButtonLink>
        <ButtonLink href={view.priceGuide.href} tone="outline">
          {view.priceGuide.name}
        </ButtonLink>
      </p>
    </Section>
  );
}

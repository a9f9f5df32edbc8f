import { longestEmail, longestSubscriberName } from '@shop/domain';
import type { FrameView, Problem } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';
import { FieldProblem } from '../../ui/field-problem.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { TrapField } from '../../ui/trap-field.js';
import styles from './newsletter.module.css';

interface FieldsProps {
  frame: FrameView;
  problems: readonly Problem[];
}

/** ISO 3166 user-assigned code for "another country". */
const elsewhere = 'ZZ';

export function NewsletterFields({ frame, problems }: FieldsProps) {
  const { t } = useTranslation('footer');
  const { countries, country, typed } = frame.newsletter;
  const field = (name: 'name' | 'lastName' | 'email' | 'country') => ({
    id: `field-newsletter-${name}`,
    name,
    label: t(`newsletter.${name}`),
    problem: problems.find((problem) => problem.field === name)?.text,
    defaultValue: typed[name],
    required: true,
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField {...field('name')} autoComplete="given-name" maxLength={longestSubscriberName} />
        <TextField
          {...field('lastName')}
          autoComplete="family-name"
          maxLength={longestSubscriberName}
        />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={longestEmail}
        />
        <SelectField
          {...field('country')}
          autoComplete="country"
          defaultValue={typed.country ?? country}
          options={[
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
            { value: elsewhere, label: t('newsletter.otherCountry') },
          ]}
        />
      </div>
      <TrapField
        id="newsletter-website"
        label={t('newsletter.website')}
        className={styles.website}
      />
      <Box name="accepts" frame={frame} problems={problems} />
      <LegalLinks frame={frame} />
      <Box name="permits" frame={frame} problems={problems} />
    </>
  );
}

function Box({ name, frame, problems }: FieldsProps & { name: 'accepts' | 'permits' }) {
  const { t } = useTranslation('footer');
  const id = `field-newsletter-${name}`;
  const problem = problems.find(({ field }) => field === name);
  return (
    <div>
      <label className={styles.box}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={frame.newsletter.typed[name] === 'yes'}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <span>{t(`newsletter.${name}`)}</span>
      </label>
      <FieldProblem problem={problem} id={`${id}-problem`} />
    </div>
  );
}

function LegalLinks({ frame }: { frame: FrameView }) {
  const { t } = useTranslation('footer');
  const links = frame.discover.find(({ key }) => key === 'legal')?.links ?? [];
  return (
    <ul className={styles.legal} aria-label={t('newsletter.links')}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <AppLink href={href}>{name}</AppLink>
        </li>
      ))}
    </ul>
  );
}

import { longestName } from '@shop/domain';
import type { ContactView, Problem } from '@shop/ports/screens';
import { useState } from 'react';
import { useVisitor } from '../../../shop/visitor.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import styles from './checkout-screen.module.css';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';

interface ContactProps {
  readonly view: OpenCheckout;
  readonly problems: readonly Problem[];
  readonly t: CheckoutT;
}

/** Who buys. What was typed always comes back; the phone says why it is asked. */
export function ContactFields({ view, problems, t }: ContactProps) {
  const { contact, countries } = view;
  const isKnown = useVisitor().account.kind === 'known';
  const [country, setCountry] = useState(contact.country);
  const textOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  const dialCode = countries.find(({ code }) => code === country)?.dialCode;
  const field = (name: keyof ContactView) => ({
    id: `field-${name}`,
    name,
    label: t(`contact.${name}`),
    problem: textOf(name),
    required: true,
  });
  return (
    <section className={styles.step} aria-labelledby="step-contact">
      <h2 id="step-contact" className="text-h3">
        {t('step.contact')}
      </h2>
      {!isKnown && (
        <p className={`${styles.muted} text-small`}>
          <strong className={styles.guest}>{t('guest')}</strong>
          {t('guestText')}
        </p>
      )}
      <TextField
        {...field('firstName')}
        autoComplete="given-name"
        maxLength={longestName}
        defaultValue={contact.firstName}
      />
      <TextField
        {...field('lastName')}
        autoComplete="family-name"
        maxLength={longestName}
        defaultValue={contact.lastName}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        help={t('contact.emailHelp')}
        defaultValue={contact.email}
      />
      <SelectField
        {...field('country')}
        autoComplete="country"
        defaultValue={contact.country}
        onChange={({ target }) => setCountry(target.value)}
        options={[
          { value: '', label: t('contact.countryNone') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        help={<PhoneHelp dialCode={dialCode} t={t} />}
        defaultValue={contact.phone}
      />
    </section>
  );
}

function PhoneHelp({ dialCode, t }: { dialCode: string | undefined; t: CheckoutT }) {
  return (
    <>
      <span>{t('contact.phoneHelp')}</span>
      {dialCode && (
        <span className={styles.dialCode}>{t('contact.dialCode', { code: dialCode })}</span>
      )}
    </>
  );
}

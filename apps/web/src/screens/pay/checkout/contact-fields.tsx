import { type Contact, longestEmail, longestName } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
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

const fieldIn =
  ({ view, problems, t }: ContactProps) =>
  (name: keyof Contact) => ({
    id: `field-${name}`,
    name,
    label: t(`contact.${name}`),
    problem: problems.find(({ field }) => field === name)?.text,
    required: true,
    defaultValue: view.contact[name],
  });

/** The phone field explains why it is needed. */
export function ContactFields({ view, problems, t }: ContactProps) {
  const isKnown = useVisitor().account.kind === 'known';
  const field = fieldIn({ view, problems, t });
  return (
    <>
      {!isKnown && (
        <p className={`${styles.muted} ${styles.withoutAccount} text-small`}>
          <strong className={styles.guest}>{t('guest')}</strong>
          {t('guestText')}
        </p>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" maxLength={longestName} />
      <TextField
        {...field('lastName')}
        required={false}
        autoComplete="family-name"
        maxLength={longestName}
        help={t('contact.lastNameHelp')}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longestEmail}
        help={t('contact.emailHelp')}
      />
      <CountryAndPhone view={view} field={field} t={t} />
    </>
  );
}

interface CountryAndPhoneProps {
  readonly view: OpenCheckout;
  readonly field: ReturnType<typeof fieldIn>;
  readonly t: CheckoutT;
}

/** The phone's help text names the selected country's dial code. */
function CountryAndPhone({ view: { contact, countries }, field, t }: CountryAndPhoneProps) {
  const [country, setCountry] = useState(contact.country);
  const dialCode = countries.find(({ code }) => code === country)?.dialCode;
  return (
    <>
      <SelectField
        {...field('country')}
        autoComplete="country"
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
        maxLength={40}
        help={<PhoneHelp dialCode={dialCode} t={t} />}
      />
    </>
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

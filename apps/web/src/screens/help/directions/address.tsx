import type { DirectionsView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button-link.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Section } from '../../../ui/section.js';
import styles from './address.module.css';

/** The address to copy or open in a map, and what to do on arrival. */
export function Address({ view, t }: { view: DirectionsView; t: TFunction<'directions'> }) {
  return (
    <Section title={t('address')} id="address">
      <address className={`${styles.address} text-lead`} lang="es">
        {view.address}
      </address>
      <div className={styles.actions}>
        <ButtonLink href={view.maps} tone="main" icon={<Icon name="map-pin" size={20} />}>
          {t('maps')}
        </ButtonLink>
        {view.phoneMap && (
          <ButtonLink href={view.phoneMap} tone="outline">
            {t('phoneMap')}
          </ButtonLink>
        )}
        <CopyAddress address={view.address} t={t} />
      </div>
      <p className={styles.meeting}>
        <strong>{t('meetingPoint')}</strong> {view.meetingPoint}
      </p>
    </Section>
  );
}

type Copied = 'not' | 'done' | 'failed';

/** Rendered only with scripts, since copying needs them. */
function CopyAddress({ address, t }: { address: string; t: TFunction<'directions'> }) {
  const [copied, setCopied] = useState<Copied>('not');
  const copy = () => {
    // No clipboard, or no permission: a text explains what to do.
    const written = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('none'));
    written.then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  };
  return (
    <div className={styles.copy}>
      <Button tone="outline" onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status" className="text-small">
        {copied !== 'not' && t(`copied.${copied}`)}
      </span>
    </div>
  );
}

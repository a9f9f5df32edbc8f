import { useTranslation } from 'react-i18next';
import { ContactWays } from '../parts/contact-ways.js';
import { Bubble } from './bubble.js';
import type { IslandProps } from '../../parts/islands/island.js';

export function ServicePanel({ frame, ...rest }: IslandProps) {
  const { t } = useTranslation('footer');
  return (
    <Bubble {...rest} title={t('contact.title')}>
      <ContactWays frame={frame} />
    </Bubble>
  );
}

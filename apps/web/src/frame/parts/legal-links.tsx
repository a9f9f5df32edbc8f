import type { FrameView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.js';

export function LegalLinks({ frame, className }: { frame: FrameView; className?: string }) {
  const { t } = useTranslation('footer');
  const legal = frame.discover.find(({ key }) => key === 'legal')?.links ?? [];
  return (
    <ul className={className} aria-label={t('discover.legal')}>
      {legal.map(({ name, href }) => (
        <li key={href}>
          <AppLink href={href}>{name}</AppLink>
        </li>
      ))}
      <li>
        <a href="#cookies">{t('footer.cookies')}</a>
      </li>
    </ul>
  );
}

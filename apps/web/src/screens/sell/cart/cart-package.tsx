import { type CartPackageView, removePackage } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../shop/use-translation.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { CartLine } from './cart-line.js';
import styles from './cart-screen.module.css';
import { RemoveButton } from './remove-button.js';
import { SplitButton } from './split-button.js';
import type { Removal } from './use-remove.js';

interface CartPackageProps {
  readonly one: CartPackageView;
  readonly attempt: string;
  readonly path: string;
  readonly removal: Removal;
  readonly t: TFunction<'cart'>;
}

/** The tickets of a package under one title, with what is done to all of them. */
export function CartPackage({ one, attempt, path, removal, t }: CartPackageProps) {
  const { t: words } = useTranslation('summary');
  const name = t('package.title', { count: one.lines.length });
  return (
    <section className={styles.package} aria-label={name}>
      <header className={styles.packageHead}>
        <h2 className="text-h3">{name}</h2>
        <OfferPrice offer={one.total} size="small" beforeLabel={words('before')} />
        <span className={styles.packageWays}>
          <ButtonLink
            href={one.edit}
            tone="quiet"
            size="sm"
            icon={<Icon name="pencil" size={20} />}
            aria-label={t('editNamed', { name })}
          >
            {t('edit')}
          </ButtonLink>
          <SplitButton one={one} name={name} attempt={attempt} path={path} t={t} />
          <RemoveButton
            action={`/api${removePackage.path}`}
            fields={{ path, package: one.id, attempt }}
            isBusy={removal.removing === one.id}
            label={t('removeNamed', { name })}
            onRemove={() => void removal.removePackage(one, name, attempt)}
          >
            {t('remove')}
          </RemoveButton>
        </span>
      </header>
      <ul className={styles.lines}>
        {one.lines.map((line) => (
          <li key={line.id}>
            <CartLine line={line} attempt={attempt} path={path} removal={removal} isPart t={t} />
          </li>
        ))}
      </ul>
    </section>
  );
}

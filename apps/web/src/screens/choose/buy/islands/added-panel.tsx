import { Dialog, Portal } from '@chakra-ui/react';
import type { AddedView, BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { Island } from '../../../../parts/islands/island.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { Icon } from '../../../../ui/icon.js';
import { Price } from '../../../../ui/price.js';
import { SceneImage } from '../../../../ui/scene-image.js';
import styles from './added-panel.module.css';

export interface AddedPanelProps {
  readonly added: AddedView;
  readonly place: Pick<BuyView, 'scene' | 'wall'>;
  readonly cart: string;
  readonly onClose: () => void;
}

/** Confirms what went into the cart and offers next steps. Loads with its first use. */
export function AddedPanel({ added, place, cart, onClose }: AddedPanelProps) {
  const { t } = useTranslation('buy');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Island>
      <Dialog.Root
        open
        onOpenChange={({ open }) => !open && onClose()}
        initialFocusEl={() => title.current}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title ref={title} tabIndex={-1}>
                  {t('added.title')}
                </Dialog.Title>
                <Dialog.CloseTrigger className={styles.close} aria-label={t('added.close')}>
                  <Icon name="x" />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                <SceneImage {...place} crop="wide" decorative sizesClass={styles.scene} />
                <Added added={added} t={t} />
                <OneMore cart={added.cart} t={t} />
              </Dialog.Body>
              <Dialog.Footer>
                <ButtonLink href={cart} tone="buy">
                  {t('added.goToCart')}
                </ButtonLink>
                <Button tone="outline" onClick={onClose}>
                  {t('added.keepLooking')}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Island>
  );
}

function Added({ added: { added, count }, t }: { added: AddedView; t: TFunction<'buy'> }) {
  const { t: words } = useTranslation('summary');
  return (
    <div className={styles.added}>
      <p className="text-h4">{added.name}</p>
      <p>{added.date || t('open.answer')}</p>
      <p>{words('people', { count: added.people })}</p>
      <Price price={added.amount} />
      <p className="text-small" role="status">
        {t('added.count', { count })}
      </p>
    </div>
  );
}

/** What one more park would save, with a link to choose it. */
function OneMore({ cart, t }: { cart: AddedView['cart']; t: TFunction<'buy'> }) {
  const offer = cart.kind === 'filled' ? cart.offer : undefined;
  if (offer?.kind !== 'oneMore') return null;
  const { percent, names, saved, href } = offer;
  return (
    <div className={styles.more}>
      <p className="text-label">{t('added.oneMore', { percent })}</p>
      <p className="text-small">{t('added.saved', { names, saved: saved.text })}</p>
      <ButtonLink href={href} tone="outline" size="sm">
        {t('added.choose')}
      </ButtonLink>
    </div>
  );
}

import { type CartOfferView, packLines } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useAction } from '../../../shop/use-action.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { SceneImage } from '../../../ui/scene-image.js';
import styles from './cart-offer.module.css';
import type { ShowCart } from './use-cart-view.js';

interface OfferProps {
  readonly offer: CartOfferView;
  readonly attempt: string;
  readonly path: string;
  readonly changed: ShowCart;
  readonly t: TFunction<'cart'>;
}

/** What the cart's tickets would save as a package, or with one more park. */
export function CartOffer({ offer, attempt, path, changed, t }: OfferProps) {
  const { percent, saved, names } = offer;
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <div className={styles.words}>
        <h2 id="offer" className="text-h3">
          {t(`offer.${offer.kind}.title`, { percent })}
        </h2>
        <p>{t(`offer.${offer.kind}.text`, { names, saved: saved.text })}</p>
        {offer.kind === 'package' ? (
          <Pack lines={offer.lines} attempt={attempt} path={path} changed={changed} t={t} />
        ) : (
          <ButtonLink href={offer.href} tone="outline">
            {t('offer.oneMore.press')}
          </ButtonLink>
        )}
      </div>
      <Strip offer={offer} />
    </section>
  );
}

const Strip = ({ offer }: Pick<OfferProps, 'offer'>) => (
  <div className={styles.strip} aria-hidden="true">
    {offer.parts.map(({ wall, scene }) => (
      <SceneImage key={wall + scene.src} wall={wall} scene={scene} crop="phone" decorative />
    ))}
    {offer.kind === 'oneMore' && (
      <span className={styles.missing}>
        <Icon name="plus" size={28} />
      </span>
    )}
  </div>
);

function Pack({
  lines,
  attempt,
  path,
  changed,
  t,
}: Omit<OfferProps, 'offer'> & { lines: readonly string[] }) {
  const { isBusy, problems, submit } = useAction(packLines, {
    done: ({ view }) => changed(view.cart, view.count),
  });
  return (
    <form method="post" action={`/api${packLines.path}`} onSubmit={submit}>
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="attempt" value={attempt} />
      {lines.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('offer.package.press')}
      </Button>
    </form>
  );
}
